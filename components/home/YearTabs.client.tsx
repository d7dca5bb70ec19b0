'use client';

import { useRef, useState } from 'react';
import { rewriteAddress } from '@/lib/client/addressSearch';
import { isRightToLeft } from '@/lib/client/browser';
import { Disc } from '../ui/Disc';
import { useHydrated } from '../ui/useHydrated';
import styles from './YearTabs.module.css';
import { tabAfter } from './tabAfter';

type Props = {
  label: string;
  /** Oldest first; the newest is selected. */
  years: string[];
  /** A panel for each year, in the same order. */
  panels: React.ReactNode[];
};

/** In this entry of the history, for who comes back. */
const keepYear = (year: string) => rewriteAddress({ ...window.history.state, yearTab: year });
const keptYear = () => String(window.history.state?.yearTab);

const tabId = (year: string) => `tab-${year}`;
const panelId = (year: string) => `year-${year}`;

/** Tabs as in the ARIA Authoring Practices. Without JavaScript all panels are visible and the tabs hidden. */
export function YearTabs({ label, years, panels }: Props) {
  const isHydrated = useHydrated();
  const [chosen, setChosen] = useState('');
  const at = years.indexOf(chosen || (isHydrated ? keptYear() : ''));
  const selected = at < 0 ? years.length - 1 : at;
  const list = useRef<HTMLDivElement>(null);

  function select(index: number) {
    const year = years[index] ?? '';
    setChosen(year);
    keepYear(year);
  }

  function steer(event: React.KeyboardEvent<HTMLElement>) {
    const wanted = tabAfter(event.key, selected, years.length, isRightToLeft());
    if (wanted === null) return;
    event.preventDefault();
    select(wanted);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[wanted]?.focus();
  }

  return (
    <>
      <div ref={list} role="tablist" aria-label={label} className={styles.tabs} onKeyDown={steer}>
        {years.map((year, index) => (
          <button
            key={year}
            id={tabId(year)}
            type="button"
            role="tab"
            data-year={year}
            aria-selected={index === selected}
            aria-controls={panelId(year)}
            tabIndex={index === selected ? 0 : -1}
            className={styles.tab}
            onClick={() => select(index)}
          >
            <Disc cut={index} className={styles.disc} />
            <span className={styles.number}>{year}</span>
          </button>
        ))}
      </div>
      {years.map((year, index) => (
        <div
          key={year}
          id={panelId(year)}
          role="tabpanel"
          aria-labelledby={tabId(year)}
          data-year={year}
          data-selected={index === selected}
          className={styles.panel}
        >
          {panels[index]}
        </div>
      ))}
    </>
  );
}
