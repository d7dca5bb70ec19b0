'use client';

import { useId, useLayoutEffect, useRef } from 'react';
import { useHydrated } from '../ui/useHydrated';
import styles from './Disclosure.module.css';
import { keepInside } from './panelSide';
import { useSubmenu } from './useSubmenu';

type Props = {
  /** The button's content. */
  label: React.ReactNode;
  /** The button's accessible name, when its content is too short for one. */
  name?: string;
  /** A menu of choices, one of them selected, instead of links. */
  asMenu?: boolean;
  variant: 'bar' | 'tool';
  /** Its `<li>` items. */
  children: React.ReactNode;
};

/** A button with a submenu. Before hydration CSS alone opens it. */
export function Disclosure({ label, name, asMenu = false, variant, children }: Props) {
  const { isOpen, root, button, rootProps, buttonProps, close } = useSubmenu();
  const isHydrated = useHydrated();
  const id = useId();
  const panel = useRef<HTMLUListElement>(null);
  useLayoutEffect(() => {
    if (isOpen && root.current && panel.current) keepInside(root.current, panel.current);
  }, [isOpen, root]);
  const closeWhenLeaving = ({ target }: React.MouseEvent) => {
    if (target instanceof Element && target.closest('a')) close();
  };
  return (
    <div
      ref={root}
      className={styles.root}
      data-variant={variant}
      data-open={isOpen || undefined}
      data-hydrated={isHydrated || undefined}
      {...rootProps}
    >
      <button
        ref={button}
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        aria-haspopup={asMenu ? 'menu' : undefined}
        aria-label={name}
        className={variant === 'bar' ? `${styles.button} ${styles.lined}` : styles.button}
        {...buttonProps}
      >
        {label}
        <svg viewBox="0 0 12 12" aria-hidden="true" className={styles.caret}>
          <path d="m1.5 4 4.5 4.5L10.5 4" />
        </svg>
      </button>
      <ul
        ref={panel}
        id={id}
        role={asMenu ? 'menu' : 'list'}
        aria-label={asMenu ? name : undefined}
        className={styles.panel}
        onClick={closeWhenLeaving}
      >
        {children}
      </ul>
    </div>
  );
}
