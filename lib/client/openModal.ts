import { afterPaint } from './afterPaint';

/**
 * Opens a dialog that covers the page: it shows at once, and is modal after that has been painted. For a page to become inert the
 * browser works out the style of all of it anew, and a phone would show nothing until then. Returns the function that closes it.
 */
export function openModal(dialog: HTMLDialogElement): () => void {
  if (!dialog.showPopover) {
    dialog.showModal();
    dialog.focus();
    return () => dialog.close();
  }
  dialog.popover = 'manual';
  dialog.showPopover();
  dialog.focus();
  const callOff = afterPaint(() => {
    const focused = document.activeElement;
    dialog.popover = null;
    dialog.showModal();
    if (focused instanceof HTMLElement && dialog.contains(focused)) focused.focus();
    else dialog.focus();
  });
  return () => {
    callOff();
    dialog.popover = null;
    dialog.close();
  };
}
