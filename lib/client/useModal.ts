import { useEffect } from 'react';

/** Opens a dialog, which is rendered only while it is open. */
export function useModal(dialog: React.RefObject<HTMLDialogElement | null>): void {
  useEffect(() => {
    const element = dialog.current;
    if (element && !element.open) element.showModal();
  }, [dialog]);
}
