import { NAME_MAX_LENGTH } from '@/lib/constants';
import { ANY_INITIAL, type Search } from '@/lib/state/galleryQuery';
import type { GalleryTexts } from '@/lib/i18n/messages';
import { COLOURS } from '@/lib/contract/colours';
import fields from '../ui/fields.module.css';
import { Swatch } from '../ui/Swatch';
import styles from './SearchFields.module.css';

const LETTERS = [ANY_INITIAL, ...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

type Props = {
  /** A prefix, as ids must be unique on the page. */
  id: string;
  texts: GalleryTexts['search'];
  colours: GalleryTexts['colours'];
  search: Search;
  error?: string;
  /** How often the error has come: each time it is read aloud again. */
  warned?: number;
  /** False: the places of letters and colours only, as their 38 fields take as long to draw as all else. */
  withLetters?: boolean;
  /** The country field: a plain list, or one with a filter. */
  children: React.ReactNode;
};

/** §2: author and title. An error belongs to both. */
function Words({ id, texts, search, error }: Pick<Props, 'id' | 'texts' | 'search' | 'error'>) {
  const fault = error ? { 'aria-invalid': true, 'aria-describedby': `${id}-error` } : {};
  const words = [
    { name: 'author', label: texts.author, hint: texts.authorHint },
    { name: 'name', label: texts.name, hint: texts.nameHint },
  ] as const;
  return words.map(({ name, label, hint }) => (
    <div key={name} className={fields.field}>
      <label htmlFor={`${id}-${name}`}>{label}</label>
      <input
        id={`${id}-${name}`}
        name={name}
        className={fields.input}
        maxLength={NAME_MAX_LENGTH}
        defaultValue={search[name]}
        placeholder={hint}
        autoComplete="off"
        // Without a script the form stands below the works: who sent it sees there what is missing.
        autoFocus={!!error && name === 'author'}
        {...fault}
      />
    </div>
  ));
}

const Letter = ({ letter, any, isChosen }: { letter: string; any: string; isChosen: boolean }) => (
  <>
    <input
      type="radio"
      name="initials"
      value={letter}
      defaultChecked={isChosen}
      aria-label={letter === ANY_INITIAL ? any : undefined}
    />
    <span aria-hidden={letter === ANY_INITIAL || undefined}>{letter}</span>
  </>
);

const Initials = ({
  texts,
  search,
  withLetters = true,
}: Pick<Props, 'texts' | 'search' | 'withLetters'>) => (
  <fieldset className={fields.field}>
    <legend>{texts.initials}</legend>
    <div className={styles.letters}>
      {LETTERS.map((letter) => (
        <label key={letter} className={styles.letter}>
          {withLetters && (
            <Letter letter={letter} any={texts.anyInitial} isChosen={letter === search.initials} />
          )}
        </label>
      ))}
    </div>
    <p className={fields.hint}>{texts.initialsHint}</p>
  </fieldset>
);

/** Ours: any number of the eleven colours, each with its name. */
const Colours = ({
  texts,
  colours,
  search,
  withLetters = true,
}: Pick<Props, 'texts' | 'colours' | 'search' | 'withLetters'>) => (
  <fieldset className={fields.field}>
    <legend>{texts.colour}</legend>
    <div className={styles.colours}>
      {COLOURS.map((colour) => (
        <label key={colour} className={styles.colour}>
          {withLetters && (
            <input
              type="checkbox"
              name="colour"
              value={colour}
              defaultChecked={search.colour.includes(colour)}
            />
          )}
          <Swatch colour={colour} />
          {colours[colour]}
        </label>
      ))}
    </div>
    <p className={fields.hint}>{texts.colourHint}</p>
  </fieldset>
);

/** §2: author, title, country, initials; and colours. Works as a plain form too. */
export const SearchFields = (props: Props) => {
  const { id, texts, colours, search, error, warned, withLetters, children } = props;
  return (
    <div className={styles.root}>
      <div className={styles.words}>
        <Words {...{ id, texts, search, error }} />
        {error && (
          <p key={warned} id={`${id}-error`} role="alert" className={fields.error}>
            {error}
          </p>
        )}
        <Initials {...{ texts, search, withLetters }} />
      </div>
      {children}
      <div className={styles.below}>
        <Colours {...{ texts, colours, search, withLetters }} />
      </div>
    </div>
  );
};
