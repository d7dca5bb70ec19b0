'use client';

import { useRef } from 'react';
import buttons from '@/components/ui/buttons.module.css';
import { useHydrated } from '@/components/ui/useHydrated';
import styles from './PrintButton.module.css';

/** Prints the section it stands in, and nothing else. Without a script the browser's menu prints the whole page. */
export function PrintButton({ text }: { text: string }) {
  const button = useRef<HTMLButtonElement>(null);
  const isHydrated = useHydrated();

  function print() {
    const section = button.current?.closest('section');
    if (!section) return;
    section.dataset.printAlone = '';
    window.addEventListener('afterprint', () => delete section.dataset.printAlone, { once: true });
    window.print();
  }

  return (
    <button
      type="button"
      ref={button}
      data-hydrated={isHydrated || undefined}
      className={`needsScript noPrint ${buttons.link} ${styles.root}`}
      onClick={print}
    >
      {text}
    </button>
  );
}
