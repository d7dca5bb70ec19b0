'use client';

import { useEffect, useRef, useState } from 'react';
import { Icon } from '@/components/ui/Icon';
import { focusNext } from '@/lib/client/focusNext';
import { useGoneWithFocus } from '@/lib/client/useGoneWithFocus';
import type { Messages } from '@/lib/i18n/messages';
import { useShownLang } from './shownLang';
import { speak } from './speak';
import { useHasVoice } from './voices';
import styles from './ReadAloud.module.css';

type Props = {
  /** The id of the element with the text. */
  of: string;
  /** Its language. */
  lang: string;
  /** The page's. */
  locale: string;
  texts: Messages['aloud'];
  /** Only the icon is seen. */
  isSmall?: boolean;
  /** Called when reading begins, and when it ends, however it does. */
  onReading?: (isReading: boolean) => void;
};

type ButtonProps = Pick<Props, 'texts' | 'isSmall'> & {
  isReading: boolean;
  onClick: () => void;
  /** It is about to go, with the focus. */
  onGone: () => void;
};

function Button({ texts, isSmall, isReading, onClick, onGone }: ButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  useGoneWithFocus(button, onGone);
  const label = isReading ? texts.stop : texts.play;
  return (
    <button
      ref={button}
      type="button"
      data-tone="outline"
      className={isSmall ? 'iconButton' : 'button'}
      data-size={isSmall ? 'small' : undefined}
      title={isSmall ? label : undefined}
      onClick={onClick}
    >
      <Icon name={isReading ? 'pause' : 'sound'} />
      <span className={isSmall ? 'visuallyHidden' : undefined}>{label}</span>
    </button>
  );
}

/** Reads a text with a voice of the device. Where it has none for the language, its place stays empty. */
export function ReadAloud({ of, lang, locale, texts, isSmall = false, onReading }: Props) {
  const shownLang = useShownLang(lang, locale);
  const hasVoice = useHasVoice(shownLang);
  const [isReading, setReading] = useState(false);
  const place = useRef<HTMLSpanElement>(null);
  /** Undefined while nothing is read. */
  const stop = useRef<() => void>(undefined);

  useEffect(() => {
    const end = () => stop.current?.();
    window.addEventListener('pagehide', end);
    return () => {
      window.removeEventListener('pagehide', end);
      end();
    };
  }, [of]);

  function tell(isOn: boolean) {
    setReading(isOn);
    onReading?.(isOn);
  }

  /** WebKit lets a text sound only when it is begun while a press is handled: nothing is loaded first. */
  function toggle() {
    if (stop.current) return stop.current();
    const isOver = () => {
      stop.current = undefined;
      tell(false);
    };
    stop.current = isOver;
    tell(true);
    const text = document.getElementById(of)?.innerText ?? '';
    try {
      const cancel = speak(text, shownLang, isOver);
      if (stop.current) stop.current = cancel;
    } catch {
      isOver();
    }
  }

  return (
    <span
      ref={place}
      tabIndex={-1}
      className={`needsScript noPrint ${styles.root}`}
      data-size={isSmall ? 'small' : undefined}
    >
      {(hasVoice || isReading) && (
        <Button
          {...{ texts, isSmall, isReading }}
          onClick={toggle}
          onGone={() => focusNext(() => place.current)}
        />
      )}
    </span>
  );
}
