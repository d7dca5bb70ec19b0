import { useEffect, useRef, useState } from 'react';
import { openModal } from '@/lib/client/openModal';
import { useMark } from '@/lib/client/useMark';

/**
 * A modal <dialog>: the browser keeps the focus inside and the page behind it inert. `content` is the element that holds all that is
 * in it: browsers refuse to show a dialog itself on the full screen. Where they have none, `toggleFull` is undefined.
 */
export function useDialog() {
  const ref = useRef<HTMLDialogElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const [isFull, setFull] = useState(false);
  useMark('covered');

  useEffect(() => {
    const dialog = ref.current;
    const whole = content.current;
    if (!dialog || !whole) return;
    const noteFull = () => setFull(document.fullscreenElement === whole);
    const close = openModal(dialog);
    document.addEventListener('fullscreenchange', noteFull);
    return () => {
      document.removeEventListener('fullscreenchange', noteFull);
      if (document.fullscreenElement) void document.exitFullscreen();
      close();
    };
  }, []);

  async function toggleFull() {
    if (document.fullscreenElement) await document.exitFullscreen();
    else await content.current?.requestFullscreen().catch(() => undefined);
  }
  // Some phones allow full screen for videos only, browsers within apps often not at all.
  const hasFull = document.fullscreenEnabled;
  /** Out of sight at once; it is closed when it goes. */
  const hide = () => ref.current?.setAttribute('data-hidden', '');
  return { ref, content, isFull, hide, toggleFull: hasFull ? () => void toggleFull() : undefined };
}
