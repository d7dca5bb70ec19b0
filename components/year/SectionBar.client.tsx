'use client';

import { useEffect, useRef, useState } from 'react';
import { roomAtTop } from '@/lib/client/browser';
import styles from './SectionBar.module.css';

type Props = { label: string; sections: { id: string; text: string }[] };

/** Tolerance for fractions of a pixel. */
const SLACK_PX = 8;

/** The scroll position at which a section starts: below this bar. */
const readLine = () => roomAtTop() + SLACK_PX;

const isAbove = (id = '') =>
  (document.getElementById(id)?.getBoundingClientRect().top ?? 0) > readLine();

/** The section at that line; above the first one, the first. Of nested sections the later one counts. */
function useCurrent(ids: string) {
  const [current, setCurrent] = useState('');
  useEffect(() => {
    const order = ids.split(' ');
    const there = new Set<string>();
    const note = (entries: IntersectionObserverEntry[]) => {
      for (const { isIntersecting, target } of entries) {
        if (isIntersecting) there.add(target.id);
        else there.delete(target.id);
      }
      const found = order.findLast((id) => there.has(id));
      setCurrent((now) => found ?? (isAbove(order[0]) ? (order[0] ?? '') : now));
    };
    let observer: IntersectionObserver | undefined;
    const watch = () => {
      observer?.disconnect();
      there.clear();
      const line = Math.round(readLine());
      const below = Math.max(window.innerHeight - line - 1, 0);
      observer = new IntersectionObserver(note, { rootMargin: `-${line}px 0px -${below}px` });
      for (const id of order) {
        const section = document.getElementById(id);
        if (section) observer.observe(section);
      }
    };
    watch();
    window.addEventListener('resize', watch);
    return () => {
      observer?.disconnect();
      window.removeEventListener('resize', watch);
    };
  }, [ids]);
  return current;
}

/** Scrolls sideways only: scrollIntoView would interrupt the page's smooth scrolling. */
function keepInView(list: HTMLElement | null) {
  const link = list?.querySelector('[aria-current]');
  if (!list || !link) return;
  const frame = list.getBoundingClientRect();
  const box = link.getBoundingClientRect();
  list.scrollBy({ left: box.left + box.width / 2 - frame.left - frame.width / 2 });
}

/** Links to the page's sections; with JavaScript the current one is marked. */
export function SectionBar({ label, sections }: Props) {
  const list = useRef<HTMLUListElement>(null);
  const current = useCurrent(sections.map(({ id }) => id).join(' '));
  useEffect(() => keepInView(list.current), [current]);
  return (
    <nav aria-label={label} className={`noPrint ${styles.root}`}>
      <ul role="list" ref={list} className={styles.list}>
        {sections.map(({ id, text }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              aria-current={id === current ? 'location' : undefined}
              className={styles.link}
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
