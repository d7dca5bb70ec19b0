'use client';

import { useEffect, useEffectEvent, useRef } from 'react';
import { isPlain } from '@/lib/client/browser';

const MINUTE_MS = 60_000;
const BEFORE_END_MS = 10 * MINUTE_MS;
/** Without a key or a click. */
const LONGEST_ALONE_MS = 24 * 60 * MINUTE_MS;

/** Whatever would lose something asks before the page is left: Payload's forms, and an upload of ours. */
const isUnsaved = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));

/** A click that would lose what is unsaved does nothing until it is confirmed. */
function useAskBefore(isLeaving: (event: MouseEvent) => boolean, question: string) {
  useEffect(() => {
    const check = (event: MouseEvent) => {
      if (!isLeaving(event) || !isUnsaved() || confirm(question)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    document.addEventListener('click', check, true);
    return () => document.removeEventListener('click', check, true);
  }, [isLeaving, question]);
}

/** A language in the list above a form, and not the button that opens it. */
const isLanguage = (target: Element) =>
  Boolean(target.closest('button.popup-button-list__button')?.querySelector('[data-locale]'));

const isUnpublish = (target: Element) => target.closest('#action-unpublish') !== null;

const isReset = ({ target }: MouseEvent) =>
  target instanceof Element && (isLanguage(target) || isUnpublish(target));

/** Another language and "Unpublish" fill the form anew, without what was typed. Payload asks of links only, and they are buttons. */
export const useAskBeforeReset = (question: string) => useAskBefore(isReset, question);

/** To another screen, in this tab. */
const LINK = 'a[href]:not([href^="#"], [download], [target="_blank"])';

const isLink = (event: MouseEvent) =>
  isPlain(event) && event.target instanceof Element && event.target.closest(LINK) !== null;

/** Payload asks only where a form is, and the browser only before another document. */
export const useAskBeforeLink = (question: string) => useAskBefore(isLink, question);

/** What is held has no end that Payload knows of. */
export const HELD = Infinity;

/**
 * Payload lets a session go on only if something is typed in its last two minutes, and leaves the form at its end, as it does when
 * the computer wakes after it. While something is unsaved, the session goes on; not for ever, as nobody may be there any more. The
 * form stays in any case.
 *
 * @param endsAt - ms since 1970, as Payload knows it. `HELD` while something is unsaved.
 * @param setEnd - Tells Payload another end.
 */
export function useKeptSession(
  endsAt: number | undefined,
  setEnd: (ms: number) => void,
  goOn: () => void,
) {
  const touchedAt = useRef(0);
  useEffect(() => {
    const touch = () => {
      touchedAt.current = Date.now();
    };
    touch();
    const kinds = ['keydown', 'pointerdown'];
    for (const kind of kinds) document.addEventListener(kind, touch, true);
    return () => kinds.forEach((kind) => document.removeEventListener(kind, touch, true));
  }, []);

  const realEnd = useRef(0);
  const look = useEffectEvent(() => {
    if (endsAt === undefined) return;
    if (endsAt !== HELD) realEnd.current = endsAt;
    if (!isUnsaved()) {
      if (endsAt === HELD) setEnd(realEnd.current);
      return;
    }
    if (endsAt !== HELD) setEnd(HELD);
    const now = Date.now();
    const isNearEnd = realEnd.current - now < BEFORE_END_MS;
    if (isNearEnd && now - touchedAt.current < LONGEST_ALONE_MS) goOn();
  });
  useEffect(() => {
    const timer = setInterval(() => look(), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
}
