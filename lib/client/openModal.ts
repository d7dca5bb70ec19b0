import { afterPaint } from './afterPaint';
import { hasPopovers } from './browser';

/**
 * Opens a dialog that covers the page: it shows at once, and is modal after that has been painted. For a page to become inert the
 * browser works out the style of all of it anew, and a phone would show nothing until then. Returns the function that
 * closes it, and gives the focus back.
 */
export function openModal(dialog: HTMLDialogElement): () => void {
  const before = document.activeElement;
  const giveBack = () => {
    if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
  };
  if (!hasPopovers(dialog)) {
    dialog.showModal();
    dialog.focus();
    return () => {
      dialog.close();
      giveBack();
    };
  }
  // Until then Escape is ours to hear.
  const cancel = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
  };
  document.addEventListener('keydown', cancel);
  dialog.popover = 'manual';
  dialog.showPopover();
  dialog.focus();
  const callOff = afterPaint(() => {
    const focused = document.activeElement;
    document.removeEventListener('keydown', cancel);
    dialog.popover = null;
    dialog.showModal();
    if (focused instanceof HTMLElement && dialog.contains(focused)) focused.focus();
    else dialog.focus();
  });
  return () => {
    callOff();
    document.removeEventListener('keydown', cancel);
    dialog.popover = null;
    dialog.close();
    giveBack();
  };
}
