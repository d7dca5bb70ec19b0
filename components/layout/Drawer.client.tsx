'use client';

import { useEffect, useRef } from 'react';
import { hasPopovers } from '@/lib/client/browser';
import { Icon } from '../ui/Icon';
import styles from './Drawer.module.css';

type Props = {
  texts: { title: string; open: string; close: string };
  brand: React.ReactNode;
  children: React.ReactNode;
};

const ID = 'drawer';

/** If it was opened before the scripts came. */
function hideAsPopover(dialog: HTMLDialogElement | null) {
  if (dialog && hasPopovers(dialog) && dialog.matches(':popover-open')) dialog.hidePopover();
}

/** With JavaScript it is a modal dialog, so the browser keeps the focus inside; without it a popover. */
export function Drawer({ texts, brand, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);

  function open(event: React.MouseEvent) {
    event.preventDefault();
    hideAsPopover(dialog.current);
    dialog.current?.showModal();
  }

  function close(event: React.MouseEvent) {
    if (!dialog.current?.open) return;
    event.preventDefault();
    dialog.current.close();
  }

  function hide() {
    dialog.current?.close();
    hideAsPopover(dialog.current);
  }

  // The way back leads to another page, on which nobody has opened it.
  useEffect(() => {
    window.addEventListener('popstate', hide);
    return () => window.removeEventListener('popstate', hide);
  }, []);

  /** Closes after a click on a link inside, or on the backdrop. */
  function closeWhenLeaving({ target }: React.MouseEvent) {
    const isGround = target === dialog.current;
    const isLink = target instanceof Element && target.closest('a') !== null;
    if (isGround || isLink) hide();
  }

  return (
    <>
      <button
        type="button"
        popoverTarget={ID}
        aria-label={texts.open}
        aria-haspopup="dialog"
        className={styles.burger}
        onClick={open}
      >
        <Icon name="menu" />
      </button>
      <dialog
        ref={dialog}
        id={ID}
        popover="auto"
        aria-label={texts.title}
        className={styles.root}
        onClick={closeWhenLeaving}
      >
        <div className={styles.head}>
          {brand}
          <button
            type="button"
            popoverTarget={ID}
            popoverTargetAction="hide"
            aria-label={texts.close}
            data-size="small"
            className="iconButton"
            onClick={close}
          >
            <Icon name="close" />
          </button>
        </div>
        {children}
      </dialog>
    </>
  );
}
