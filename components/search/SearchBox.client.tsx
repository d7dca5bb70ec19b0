'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import fields from '@/components/ui/fields.module.css';
import { Icon } from '@/components/ui/Icon';
import { useHydrated } from '@/components/ui/useHydrated';
import { useSuggestions } from '@/lib/client/useSuggestions';
import { NAME_MAX_LENGTH } from '@/lib/constants';
import { fill } from '@/lib/i18n/fill';
import { localePath } from '@/lib/i18n/localePath';
import type { Locale } from '@/lib/i18n/locales';
import type { GalleryTexts, SearchTexts } from '@/lib/i18n/messages';
import { ROUTES } from '@/lib/routes';
import { readSought } from '@/lib/state/siteSearch';
import styles from './SearchBox.module.css';
import { SuggestionList } from './SuggestionList.client';
import { useCombobox } from './useCombobox';

type Props = {
  q: string;
  locale: Locale;
  /** The form was sent. */
  isAsked: boolean;
  texts: Pick<SearchTexts, 'label' | 'hint' | 'submit' | 'suggested' | 'everything' | 'groups'> &
    Pick<GalleryTexts['search'], 'emptyKeyword'>;
};

const FIELD = 'search-field';
const LABEL = `${FIELD}-label`;

/** A plain form; with a script its field suggests what it finds. */
export function SearchBox({ q, locale, isAsked, texts }: Props) {
  const router = useRouter();
  const isHydrated = useHydrated();
  const [typed, setTyped] = useState(q);
  const [isTouched, setTouched] = useState(false);
  const [warned, setWarned] = useState(isAsked && q === '' ? 1 : 0);
  const isFaulty = warned > 0;
  const field = useRef<HTMLInputElement>(null);
  const onType = (text: string) => {
    setTouched(true);
    setTyped(text);
    setWarned(0);
  };
  // Who typed before the script was there is not to type again.
  const catchUp = useEffectEvent(() => {
    const { value = q } = field.current ?? {};
    if (value !== q) onType(value);
  });
  useEffect(() => catchUp(), []);

  const sought = readSought(typed);
  const { groups } = useSuggestions(isTouched ? sought : '', locale);
  const hrefs = groups.flatMap(({ items }) => items.map(({ href }) => href));
  const choose = (index: number) => {
    const href = hrefs[index];
    if (href) return router.push(href);
    // Not by Next's router: it takes their address for that of the page without a query, and has the results made twice.
    field.current?.form?.requestSubmit();
  };
  const box = useCombobox({
    count: hrefs.length > 0 ? hrefs.length + 1 : 0,
    typed,
    onType,
    onChoose: choose,
  });

  /** §5: a search without any word. */
  function submit(event: React.SubmitEvent<HTMLFormElement>) {
    if (sought) return;
    event.preventDefault();
    setWarned(warned + 1);
    field.current?.focus();
  }

  return (
    <form
      action={localePath(locale, ROUTES.search)}
      role="search"
      className={styles.root}
      onSubmit={submit}
    >
      <label id={LABEL} htmlFor={FIELD} className={styles.label}>
        {texts.label}
      </label>
      <div className={styles.row}>
        <div className={styles.box}>
          <input
            id={FIELD}
            name="q"
            className={fields.input}
            maxLength={NAME_MAX_LENGTH}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="search"
            aria-invalid={isFaulty || undefined}
            aria-describedby={isFaulty ? `${FIELD}-error ${FIELD}-hint` : `${FIELD}-hint`}
            // Who comes by a link is here to type; who comes by the address begins at the page's beginning.
            autoFocus={isHydrated && q === ''}
            ref={field}
            defaultValue={q}
            {...(isHydrated && box.fieldProps)}
          />
          {box.isOpen && (
            <SuggestionList
              {...{ groups, box }}
              labelId={LABEL}
              heads={texts.groups}
              everything={fill(texts.everything, { q: sought })}
            />
          )}
        </div>
        <button type="submit" className="button">
          <Icon name="search" /> {texts.submit}
        </button>
      </div>
      {isFaulty && (
        // Each time another alert, which is read aloud again.
        <p key={warned} id={`${FIELD}-error`} role="alert" className={fields.error}>
          {texts.emptyKeyword}
        </p>
      )}
      <p id={`${FIELD}-hint`} className={fields.hint}>
        {texts.hint}
      </p>
      <p role="status" className="visuallyHidden">
        {box.isOpen && fill(texts.suggested, { total: hrefs.length })}
      </p>
    </form>
  );
}
