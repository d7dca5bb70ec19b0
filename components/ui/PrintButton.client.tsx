'use client';

import { useEffect, useRef, useState } from 'react';
import { fetchPictures } from '@/lib/client/fetchPictures';
import { useMark } from '@/lib/client/useMark';
import { useHydrated } from './useHydrated';
import styles from './PrintButton.module.css';

type Props = {
  /** What is printed without the site's frame: the page, by the browser's own menu too, or only the section that contains the button. */
  alone?: 'page' | 'section';
  /** What has to be done before with what is printed; by default its pictures are fetched. */
  prepare?: (printed: ParentNode) => Promise<void>;
  /** Of app/styles/buttons.css. */
  tone?: 'outline';
  className?: string;
  children: React.ReactNode;
};

/** For app/styles/global.css. */
function markAlone(section: HTMLElement) {
  section.dataset.printAlone = '';
  document.documentElement.dataset.sectionAlone = '';
}

function unmarkAlone() {
  delete document.querySelector<HTMLElement>('[data-print-alone]')?.dataset.printAlone;
  delete document.documentElement.dataset.sectionAlone;
}

/** Hidden without JavaScript: the browser's own menu prints the whole page. */
export function PrintButton(props: Props) {
  const { alone, prepare = fetchPictures, tone, className = '', children } = props;
  const button = useRef<HTMLButtonElement>(null);
  const isHydrated = useHydrated();
  useMark('alone', alone === 'page');
  /** Between the press and the print dialog: nobody wants another one, or that of a page that came meanwhile. */
  const isWanted = useRef(false);
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    window.addEventListener('afterprint', unmarkAlone);
    return () => {
      isWanted.current = false;
      window.removeEventListener('afterprint', unmarkAlone);
      // Not every browser tells that it has printed.
      unmarkAlone();
    };
  }, []);

  async function print() {
    if (isWanted.current) return;
    isWanted.current = true;
    setBusy(true);
    const section = alone === 'section' ? button.current?.closest('section') : null;
    const printed = section ?? document.getElementById('main') ?? document;
    await prepare(printed).catch(() => undefined);
    if (!isWanted.current) return;
    isWanted.current = false;
    setBusy(false);
    if (section) markAlone(section);
    window.print();
  }

  return (
    <button
      type="button"
      ref={button}
      data-tone={tone}
      data-hydrated={isHydrated || undefined}
      aria-busy={isBusy || undefined}
      className={`needsScript noPrint ${styles.root} ${className}`}
      onClick={print}
    >
      {children}
    </button>
  );
}
