'use client';

import { useEffect } from 'react';

/** The X of a drawer with a form, or with new files: if something is unsaved in it, it asks. */
const CLOSE = '.doc-drawer__header-close, .drawer-close-button';

const closeOf = (drawer: Element | null | undefined) =>
  drawer?.querySelector<HTMLElement>(CLOSE) ?? null;

const isShutList = (target: EventTarget) =>
  target instanceof Element && target.matches('[aria-expanded="false"]');

/**
 * Esc for what is open in a drawer: a list, a calendar. Neither Payload, which looks for the key's number, nor the trap that holds the
 * focus in the drawer, which looks while the key is on its way to the field, takes it for an end of the drawer.
 */
function isTakenInside(target: EventTarget) {
  const copy = new KeyboardEvent('keydown', { bubbles: true, cancelable: true });
  const key = () => (copy.eventPhase === Event.CAPTURING_PHASE ? '' : 'Escape');
  Object.defineProperty(copy, 'key', { get: key });
  return !isShutList(target) && !target.dispatchEvent(copy);
}

/** Esc, and a click beside a drawer, are its X. Payload asks at the X only. */
export function useDrawersAsk() {
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing || !event.target) return;
      const close = closeOf([...document.querySelectorAll('dialog[open]')].at(-1));
      if (!close) return;
      event.stopImmediatePropagation();
      if (!isTakenInside(event.target)) close.click();
    };
    const clicked = (event: MouseEvent) => {
      if (!(event.target instanceof Element) || !event.target.matches('.drawer__close')) return;
      const close = closeOf(event.target.closest('dialog'));
      if (!close) return;
      event.stopPropagation();
      close.click();
    };
    document.addEventListener('keydown', pressed, true);
    document.addEventListener('click', clicked, true);
    return () => {
      document.removeEventListener('keydown', pressed, true);
      document.removeEventListener('click', clicked, true);
    };
  }, []);
}
