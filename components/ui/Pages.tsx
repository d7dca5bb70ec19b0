import Link from 'next/link';
import { fill } from '@/lib/i18n/fill';
import type { PagesTexts } from '@/lib/i18n/messages';
import styles from './Pages.module.css';

type Props = {
  /** Counted from 1. */
  page: number;
  pages: number;
  /** A page's path, with its locale. */
  hrefOf: (page: number) => string;
  texts: PagesTexts;
  /** For search engines: the other pages are not worth a visit. */
  isNofollow?: boolean;
  className?: string;
};

/** The pages beside one of a long list; nothing for a list of one page. An island can draw it too. */
export function Pages({ page, pages, hrefOf, texts, isNofollow, className = '' }: Props) {
  if (pages <= 1) return null;
  const linkTo = (to: number, rel: 'prev' | 'next', text: string) => (
    <Link
      href={hrefOf(to)}
      rel={isNofollow ? `${rel} nofollow` : rel}
      prefetch={false}
      className={styles.link}
    >
      {text}
    </Link>
  );
  return (
    <nav aria-label={texts.label} className={`noPrint ${styles.root} ${className}`}>
      {page > 1 && linkTo(page - 1, 'prev', texts.previous)}
      <span>{fill(texts.place, { page, pages })}</span>
      {page < pages && linkTo(page + 1, 'next', texts.next)}
    </nav>
  );
}
