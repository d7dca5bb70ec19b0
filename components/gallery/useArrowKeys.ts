import { useEffect } from 'react';
import { isPlain } from '@/lib/client/isPlain';
import { isRightToLeft } from '@/lib/client/reading';
import { ARROW_KEYS } from '@/lib/constants';

/** Whoever uses the arrow keys for itself. */
const OWN_ARROWS =
  'input, textarea, select, [contenteditable], [role=menu], [role=menubar], [role=tablist], [role=radiogroup], video, audio';

const isTaken = ({ target }: KeyboardEvent) =>
  (target instanceof Element && target.closest(OWN_ARROWS) !== null) ||
  document.querySelector('dialog[open], [aria-modal=true]') !== null;

/** §9 arrow keys: left is the work at the left hand, whichever way the language runs. Not while a dialog is open (§4). */
export function useArrowKeys(move: (by: 1 | -1) => void) {
  useEffect(() => {
    function moveByKey(event: KeyboardEvent) {
      if (!isPlain(event) || isTaken(event)) return;
      const forward = isRightToLeft() ? ARROW_KEYS.left : ARROW_KEYS.right;
      if (event.keyCode === forward) move(1);
      else if (event.keyCode === ARROW_KEYS.left || event.keyCode === ARROW_KEYS.right) move(-1);
      else return;
      event.preventDefault();
    }
    document.addEventListener('keydown', moveByKey);
    return () => document.removeEventListener('keydown', moveByKey);
  }, [move]);
}
