'use client';

import { useEffect } from 'react';

/** Whatever would lose something asks before the page is left: Payload's forms, and an upload of ours. */
const isUnsaved = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));

/** A language in the list above a form, and not the button that opens it. */
const isLanguage = (target: EventTarget | null) =>
  target instanceof Element &&
  Boolean(target.closest('button.popup-button-list__button')?.querySelector('[data-locale]'));

/** Another language opens the form anew, without what was typed. Payload asks of links only, and a language is a button. */
export function useAskBeforeLanguage(question: string) {
  useEffect(() => {
    const check = (event: MouseEvent) => {
      if (!isLanguage(event.target) || !isUnsaved() || confirm(question)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    document.addEventListener('click', check, true);
    return () => document.removeEventListener('click', check, true);
  }, [question]);
}
