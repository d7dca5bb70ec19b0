'use client';

import { useEffect, useRef } from 'react';
import { useHydrated } from './useHydrated';
import styles from './PrintButton.module.css';

type Props = {
  /** Prints only the section that contains the button. */
  isAlone?: boolean;
  /** What has to be done before. */
  prepare?: () => Promise<void>;
  /** Of app/styles/buttons.css. */
  tone?: 'outline';
  className?: string;
  children: React.ReactNode;
};

function markAlone(section?: HTMLElement | null) {
  if (!section) return;
  section.dataset.printAlone = '';
  window.addEventListener('afterprint', () => delete section.dataset.printAlone, { once: true });
}

/** Hidden without JavaScript: the browser's own menu prints the whole page. */
export function PrintButton({ isAlone = false, prepare, tone, className = '', children }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  const isHydrated = useHydrated();
  /** Between the press and the print dialog: nobody wants another one, or that of a page that came meanwhile. */
  const isWanted = useRef(false);
  useEffect(
    () => () => {
      isWanted.current = false;
    },
    [],
  );

  async function print() {
    if (isWanted.current) return;
    isWanted.current = true;
    await prepare?.().catch(() => undefined);
    if (!isWanted.current) return;
    isWanted.current = false;
    if (isAlone) markAlone(button.current?.closest('section'));
    window.print();
  }

  return (
    <button
      type="button"
      ref={button}
      data-tone={tone}
      data-hydrated={isHydrated || undefined}
      className={`needsScript noPrint ${styles.root} ${className}`}
      onClick={print}
    >
      {children}
    </button>
  );
}
