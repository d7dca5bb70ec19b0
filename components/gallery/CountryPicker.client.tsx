'use client';

import { useDeferredValue, useId, useRef, useState } from 'react';
import { Icon } from '@/components/ui/Icon';
import { CountryList, CountryListToCome } from './CountryList';
import { useGalleryContext } from './GalleryContext.client';
import { fill } from '@/lib/i18n/fill';
import { focusNext, inItsPlace } from '@/lib/client/focusNext';
import type { Country } from '@/lib/domain/sitePages';
import { folded } from '@/lib/sought';
import fields from '../ui/fields.module.css';
import styles from './CountryPicker.module.css';

type ChipsProps = { chosen: readonly Country[]; onRemove: (code: string, place: number) => void };

function Chips({ chosen, onRemove }: ChipsProps) {
  const { search: texts } = useGalleryContext().texts;
  if (chosen.length === 0) return null;
  return (
    <ul role="list" aria-label={texts.chosen} className={styles.chips}>
      {chosen.map(({ code, name }, place) => (
        <li key={code}>
          <button
            type="button"
            className={styles.chip}
            aria-label={fill(texts.remove, { country: name })}
            onClick={() => onRemove(code, place)}
          >
            <bdi>{name}</bdi> <Icon name="close" />
          </button>
        </li>
      ))}
    </ul>
  );
}

/** §2: country, multi-select and filterable. */
export function CountryPicker({ initial }: { initial: readonly string[] }) {
  const { countries, texts } = useGalleryContext();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set(initial));
  const [typed, setTyped] = useState('');
  const id = useId();
  const root = useRef<HTMLFieldSetElement>(null);
  // The dialog opens first: its longest part follows when that has been painted.
  const isListed = useDeferredValue(true, false);

  const set = (code: string, isChosen: boolean) =>
    setChosen((before) => {
      const after = new Set(before);
      if (isChosen) after.add(code);
      else after.delete(code);
      return after;
    });
  function remove(code: string, place: number) {
    set(code, false);
    focusNext(() => inItsPlace(root.current, 'button', place) ?? root.current);
  }

  const sought = folded(typed).trim();
  const isHidden = ({ name }: { name: string }) => !folded(name).includes(sought);

  return (
    <fieldset ref={root} tabIndex={-1} className={fields.field}>
      <legend>{texts.search.country}</legend>
      <input
        type="search"
        className={fields.input}
        value={typed}
        placeholder={texts.search.countryHint}
        aria-label={texts.search.countryHint}
        aria-controls={id}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      <Chips chosen={countries.filter(({ code }) => chosen.has(code))} onRemove={remove} />
      <div id={id}>
        {isListed ? (
          <CountryList
            countries={countries}
            isChosen={(code) => chosen.has(code)}
            onChange={set}
            isHidden={isHidden}
          />
        ) : (
          <CountryListToCome count={countries.length} chosen={chosen} />
        )}
      </div>
      <p role="status" className={fields.hint}>
        {countries.every(isHidden) && texts.search.noCountry}
      </p>
    </fieldset>
  );
}
