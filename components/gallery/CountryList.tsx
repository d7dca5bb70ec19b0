import { Flag } from '@/components/ui/Flag';
import type { Country } from '@/lib/domain/sitePages';
import styles from './CountryList.module.css';

type Props = {
  countries: readonly Country[];
  isChosen: (code: string) => boolean;
  /** With a script: who listens, and what doesn't match what was typed. */
  onChange?: (code: string, isChosen: boolean) => void;
  isHidden?: (country: Country) => boolean;
};

/** Countries with a box each. One that is hidden keeps its box, and with it its place in the form. */
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
