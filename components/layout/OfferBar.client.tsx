'use client';

import { usePathname } from 'next/navigation';
import { useState, useSyncExternalStore } from 'react';
import { focusNext } from '@/lib/client/focusNext';
import { readStored, store } from '@/lib/client/stored';
import { useMark } from '@/lib/client/useMark';
import { directionOf, type Locale } from '@/lib/i18n/locales';
import { preferredLocale } from '@/lib/i18n/preferredLocale';
import { Icon } from '../ui/Icon';
import { never } from '../ui/useHydrated';
import { addressIn, follow, keepQuery } from './languageChange';
import styles from './OfferBar.module.css';

/** All texts are in the offered language. */
type Offer = { locale: Locale; name: string; text: string; dismiss: string };

const KEY = 'languageOffer';
const DISMISSED = 'dismissed';

type Props = { current: Locale; offers: Offer[] };

/** What the visitor would rather read. The store is opened for those alone who would, since a browser reads it from the disk first. */
function wanted({ current, offers }: Props) {
  const offered = [current, ...offers.map(({ locale }) => locale)];
  const wish = preferredLocale(navigator.languages, document.cookie, offered);
  const offer = offers.find(({ locale }) => locale === wish);
  return offer && readStored(KEY) !== DISMISSED ? offer : undefined;
}

/** "This page is also in français": an offer, no redirect. It overlays the page, so that nothing shifts. */
export function OfferBar(props: Props) {
  usePathname();
  const [isDismissed, setDismissed] = useState(false);
  const offer = useSyncExternalStore(
    never,
    () => wanted(props),
    () => undefined,
  );
  const isOffered = offer !== undefined && !isDismissed;
  useMark('offered', isOffered);
  if (!isOffered) return null;
  const { locale, name, text, dismiss } = offer;

  return (
    <aside aria-label={name} lang={locale} dir={directionOf(locale)} className={styles.root}>
      <a
        href={addressIn(locale, location)}
        hrefLang={locale}
        className={styles.link}
        onPointerEnter={keepQuery(locale)}
        onFocus={keepQuery(locale)}
        onClick={follow(locale)}
      >
        {text}
      </a>
      <button
        type="button"
        aria-label={dismiss}
        data-size="small"
        className={`iconButton ${styles.dismiss}`}
        onClick={() => {
          // Where storage is switched off, the offer is on every page.
          store(KEY, DISMISSED);
          setDismissed(true);
          focusNext(() => document.querySelector<HTMLElement>('header a'));
        }}
      >
        <Icon name="close" />
      </button>
    </aside>
  );
}
