'use client';

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { SearchButtons } from '@/components/gallery/SearchButtons';
import { formParams } from '@/lib/client/formParams';
import { fill } from '@/lib/i18n/fill';
import {
  chosenWorks,
  FEATURED,
  NO_CHOICE,
  type CategoryWork,
  type Choice,
} from '@/lib/state/category';
import { isKeywordEmpty, isRecommended, readGalleryQuery } from '@/lib/state/galleryQuery';
import { CARRIED, CategoryFields, type Country } from './CategoryFields';
import type { CategoryTexts } from '@/lib/i18n/messages';
import fields from '../ui/fields.module.css';
import styles from './Category.module.css';

type Props = {
  works: readonly CategoryWork[];
  countries: readonly Country[];
  /** The gallery's address, and the labels of all its years. */
  action: string;
  labelIds: string;
  texts: CategoryTexts;
  /** Each work as rendered on the server, by its id. */
  drawn: Readonly<Record<string, React.ReactNode>>;
};

function choiceIn(form: HTMLFormElement): Choice {
  const data = new FormData(form);
  const text = (name: string) => String(data.get(name) ?? '');
  const featured = FEATURED.find((one) => CARRIED[one] === text('featured')) ?? FEATURED[0];
  return { featured, country: text('country'), name: text('name'), author: text('author') };
}

/** §2: a form that filters static data at once. Its button searches all years with the same choice, or asks for what is recommended. */
export function CategoryBrowser({ works, countries, action, labelIds, texts, drawn }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const [choice, setChoice] = useState<Choice>(NO_CHOICE);
  const shown = chosenWorks(works, choice);

  // What was chosen before the scripts came, or what the browser has filled in again.
  const catchUp = useEffectEvent(() => form.current && setChoice(choiceIn(form.current)));
  useEffect(() => {
    catchUp();
  }, []);

  // Leaves empty fields out of the address, unless all are: the gallery tells (§5). (React has no prop for this event.)
  useEffect(() => {
    const { current } = form;
    const tidy = ({ formData }: FormDataEvent) => {
      const params = formParams(formData);
      if (isKeywordEmpty(params)) return;
      for (const [name, value] of [...formData]) if (value === '') formData.delete(name);
      if (params.get('featured') === 'recommended')
        formData.delete(isRecommended(readGalleryQuery(params)) ? 'labelIds' : 'featured');
    };
    current?.addEventListener('formdata', tidy);
    return () => current?.removeEventListener('formdata', tidy);
  }, []);

  return (
    <div className={styles.columns}>
      <form
        ref={form}
        action={action}
        aria-label={texts.form}
        className={styles.form}
        onReset={() => setChoice(NO_CHOICE)}
      >
        <input type="hidden" name="labelIds" value={labelIds} />
        <CategoryFields
          texts={texts}
          countries={countries}
          onChange={(field) => setChoice((before) => ({ ...before, ...field }))}
        />
        <p className={styles.actions}>
          <SearchButtons refresh={texts.refresh} search={texts.search} />
        </p>
        <p className={fields.hint}>{texts.hint}</p>
      </form>
      <section aria-label={texts.works} className={styles.results}>
        <p role="status" className={shown.length > 0 ? 'visuallyHidden' : undefined}>
          {shown.length > 0 ? fill(texts.found, { total: shown.length }) : texts.empty}
        </p>
        <ul role="list" className={styles.works}>
          {shown.map(({ id }) => (
            <li key={id}>{drawn[id]}</li>
          ))}
        </ul>
      </section>
    </div>
  );
}
