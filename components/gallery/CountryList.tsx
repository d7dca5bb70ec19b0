import { Flag } from '@/components/ui/Flag';
import type { Country } from '@/lib/domain/sitePages';
import styles from './CountryList.module.css';

type Props = {
  countries: readonly Country[];
  isChosen: (code: string) => boolean;
  /** With JavaScript only: the change handler, and which countries the filter hides. */
  onChange?: (code: string, isChosen: boolean) => void;
  isHidden?: (country: Country) => boolean;
};

/** A checkbox for each country. A hidden one stays in the form, and keeps its state. */
export function CountryList({ countries, isChosen, onChange, isHidden }: Props) {
  return (
    <ul role="list" className={styles.root}>
      {countries.map((country) => (
        <li key={country.code} hidden={isHidden?.(country)}>
          <label className={styles.country}>
            <input
              type="checkbox"
              name="country"
              value={country.code}
              {...(onChange
                ? {
                    checked: isChosen(country.code),
                    onChange: ({ target }) => onChange(country.code, target.checked),
                  }
                : { defaultChecked: isChosen(country.code) })}
            />
            <Flag src={`/flags/${country.code.toLowerCase()}.svg`} />
            <bdi>{country.name}</bdi>
          </label>
        </li>
      ))}
    </ul>
  );
}

type ToComeProps = { count: number; chosen: ReadonlySet<string> };

/** In the list's place until it is drawn: as high, and in the form as chosen. */
export const CountryListToCome = ({ count, chosen }: ToComeProps) => (
  <div className={styles.root} style={{ '--count': count } as React.CSSProperties} data-to-come>
    {[...chosen].map((code) => (
      <input key={code} type="hidden" name="country" value={code} />
    ))}
  </div>
);
