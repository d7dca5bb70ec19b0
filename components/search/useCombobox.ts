import { useId, useState } from 'react';

type Combobox = {
  /** How many options there are at the moment. */
  count: number;
  typed: string;
  onType: (typed: string) => void;
  onChoose: (index: number) => void;
};

const NO_OPTION = -1;

/**
 * The combobox of the WAI-ARIA practices, with a list and no selection by itself: the focus stays in the field, arrows go through the
 * options and back to the field, Enter takes an option, Escape closes the list, then empties the field.
 */
export function useCombobox({ count, typed, onType, onChoose }: Combobox) {
  const id = useId();
  const [isAsked, setAsked] = useState(false);
  const [place, setPlace] = useState({ typed, index: NO_OPTION });
  const isOpen = isAsked && count > 0;
  // Other words have other options.
  const index = isOpen && place.typed === typed && place.index < count ? place.index : NO_OPTION;
  const optionId = (at: number) => `${id}-${at}`;

  const go = (to: number) => {
    setAsked(true);
    setPlace({ typed, index: to });
    if (to !== NO_OPTION)
      document.getElementById(optionId(to))?.scrollIntoView({ block: 'nearest' });
  };
  const close = () => {
    setAsked(false);
    setPlace({ typed, index: NO_OPTION });
  };
  const choose = (at: number) => {
    onChoose(at);
    close();
  };

  const KEYS: Readonly<Record<string, (event: React.KeyboardEvent<HTMLInputElement>) => void>> = {
    ArrowDown: ({ altKey }) => go(altKey || index === count - 1 ? NO_OPTION : index + 1),
    ArrowUp: ({ altKey }) => (altKey ? close() : go(index === NO_OPTION ? count - 1 : index - 1)),
    Escape: ({ currentTarget }) => {
      if (isOpen) return close();
      currentTarget.value = '';
      onType('');
    },
    Enter: () => choose(index),
  };

  function onKeyDown(event: React.KeyboardEvent<HTMLInputElement>) {
    const { key, nativeEvent } = event;
    // While an input method composes a word, the keys are its own; Safari tells the last one by its code alone.
    if (nativeEvent.isComposing || nativeEvent.keyCode === 229) return;
    if (key === 'Home' || key === 'End') return setPlace({ typed, index: NO_OPTION });
    if (key === 'Enter' ? index === NO_OPTION : !KEYS[key]) return;
    if (key.startsWith('Arrow') && count === 0) return;
    event.preventDefault();
    KEYS[key]?.(event);
  }

  return {
    isOpen,
    index,
    choose,
    optionId,
    fieldProps: {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': isOpen,
      'aria-controls': `${id}-list`,
      'aria-activedescendant': index === NO_OPTION ? undefined : optionId(index),
      onKeyDown,
      onBlur: close,
      onChange: ({ target }: React.ChangeEvent<HTMLInputElement>) => {
        setAsked(true);
        setPlace({ typed: target.value, index: NO_OPTION });
        onType(target.value);
      },
    },
    listId: `${id}-list`,
  } as const;
}
