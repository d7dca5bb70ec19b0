import type { Album } from './album';
import type { Country } from './sitePages';
import { countryName } from '@/lib/i18n/intl';
import { fill } from '@/lib/i18n/fill';
import type { Locale } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';

type Texts = Messages['work'];

/** The texts about a work, and their language. */
export type WorkWords = Texts & {
  locale: Locale;
  /** Country names from the server: a browser's own may differ from those in the page's HTML. */
  countries?: readonly Country[];
};

type Named = Pick<Album, 'name' | 'author'>;
export type Described = Named & Pick<Album, 'alt'>;
export type Labelled = Named & Pick<Album, 'country' | 'countryCode' | 'countryFlag' | 'age'>;

/** A work's title and artist, with placeholder texts for missing ones. */
export const namesOf = ({ name, author }: Named, { untitled, unnamed }: Texts) => ({
  title: name || untitled,
  author: author || unnamed,
});

/** Title and artist in one text. */
export const namedIn = (work: Named, texts: Texts) => fill(texts.alt, namesOf(work, texts));

/** The alt text of a picture that stands for its work, or is the link to it: the editor's own, else title and artist. */
export const altOf = (work: Described, texts: Texts) => work.alt || namedIn(work, texts);

/** §2: title, country, and age with the suffix "year old"; '' where unknown. */
export function labelOf(work: Labelled, { locale, countries, ...texts }: WorkWords) {
  const { age, country, countryCode } = work;
  const named = countryCode && countries?.find(({ code }) => code === countryCode)?.name;
  return {
    title: namesOf(work, texts).title,
    country: named || countryName(countryCode, locale, country),
    age: age && fill(texts.age, { age }, locale),
  };
}
