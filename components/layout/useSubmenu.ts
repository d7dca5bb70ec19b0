import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { moveFocus } from './moveFocus';

/** `touched`: opened by hover or focus only; the click that follows doesn't close it. */
type State = 'closed' | 'touched' | 'open';

const touch = (state: State): State => (state === 'closed' ? 'touched' : state);
const untouch = (state: State): State => (state === 'touched' ? 'closed' : state);

/** A submenu that opens on hover, focus and click, and closes on Escape and when pointer or focus leave. */
export function useSubmenu() {
  const [state, setState] = useState<State>('closed');
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const isReturning = useRef(false);
  const isOpen = state !== 'closed';

  // Before hydration CSS opens it: the focus inside must not be lost, nor the pointer's way.
  useLayoutEffect(() => {
    if (root.current?.matches(':hover, :focus-within')) setState(touch);
  }, []);

  useEffect(() => {
    if (!isOpen) return;
    const closeOutside = ({ target }: Event) => {
      if (!(target instanceof Node) || !root.current?.contains(target)) setState('closed');
    };
    // Wherever the focus is: the pointer may have opened it (WCAG 1.4.13).
    const closeByKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      if (root.current?.contains(document.activeElement)) {
        isReturning.current = document.activeElement !== button.current;
        button.current?.focus();
      }
      setState('closed');
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('keydown', closeByKey);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('keydown', closeByKey);
    };
  }, [isOpen]);

  const rootProps = {
    onPointerEnter: ({ pointerType }: React.PointerEvent) => {
      if (pointerType === 'mouse') setState(touch);
    },
    onPointerLeave: ({ currentTarget }: React.PointerEvent) => {
      // Who is in it by the keyboard stays: it closes when the focus leaves.
      if (!currentTarget.querySelector(':focus-visible')) setState(untouch);
    },
    onBlur: ({ currentTarget, relatedTarget }: React.FocusEvent) => {
      if (!currentTarget.contains(relatedTarget)) setState('closed');
    },
    onKeyDown: (event: React.KeyboardEvent<HTMLElement>) => {
      const { currentTarget, key } = event;
      // What is hidden can't take the focus: it opens before.
      if (key === 'ArrowDown' || key === 'ArrowUp') flushSync(() => setState('open'));
      if (!moveFocus(currentTarget, key)) return;
      event.preventDefault();
      setState('open');
    },
  };
  const buttonProps = {
    onFocus: ({ currentTarget }: React.FocusEvent) => {
      if (!isReturning.current && currentTarget.matches(':focus-visible')) setState(touch);
      isReturning.current = false;
    },
    onClick: () => setState((now) => (now === 'open' ? 'closed' : 'open')),
  };
  return { isOpen, root, button, rootProps, buttonProps, close: () => setState('closed') };
}
