import { NAME_MAX_LENGTH } from '@/lib/constants';
import { FEATURED, type Choice, type Featured } from '@/lib/state/category';
import type { CategoryTexts } from '@/lib/i18n/messages';
import fields from '../ui/fields.module.css';
import styles from './Category.module.css';

export type Country = { code: string; name: string };

type Props = {
  texts: CategoryTexts;
  countries: readonly Country[];
  onChange: (field: Partial<Choice>) => void;
};

/** The choices that the gallery has, too. It counts no views: that order exists in the example only. */
export const CARRIED: Record<Featured, string> = {
  recommended: 'recommended',
  latest: 'latest',
  mostViewed: '',
};

const FeaturedField = ({ texts, onChange }: Omit<Props, 'countries'>) => (
  <fieldset className={fields.field}>
    <legend>{texts.featured}</legend>
    <div className={styles.chips}>
      {FEATURED.map((featured, index) => (
        <label key={featured} className={styles.chip}>
          <input
            type="radio"
            name="featured"
            value={CARRIED[featured]}
            defaultChecked={index === 0}
            onChange={() => onChange({ featured })}
          />
          {texts[featured]}
        </label>
      ))}
    </div>
  </fieldset>
);

const CountryField = ({ texts, countries, onChange }: Props) => (
  <div className={fields.field}>
    <label htmlFor="category-country">{texts.country}</label>
    <select
      id="category-country"
      name="country"
      className={fields.input}
      onChange={({ target }) => onChange({ country: target.value })}
    >
      <option value="">{texts.allCountries}</option>
      {countries.map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </select>
  </div>
);

/** §2: Featured, country, title and author, named like the gallery's parameters. */
export const CategoryFields = ({ texts, countries, onChange }: Props) => (
  <>
    <FeaturedField {...{ texts, onChange }} />
    <CountryField {...{ texts, countries, onChange }} />
    {(['name', 'author'] as const).map((field) => (
      <div key={field} className={fields.field}>
        <label htmlFor={`category-${field}`}>{texts[field]}</label>
        <input
          id={`category-${field}`}
          name={field}
          className={fields.input}
          maxLength={NAME_MAX_LENGTH}
          autoComplete="off"
          onChange={({ target }) => onChange({ [field]: target.value })}
        />
      </div>
    ))}
  </>
);
