import { fill } from '@/lib/i18n/fill';
import type { Album } from './album';

type Named = Pick<Album, 'name' | 'author'>;
type Words = Readonly<{ untitled: string; unnamed: string }>;

/** A work's title and artist, with words in the place of those that are missing. */
export const namesOf = ({ name, author }: Named, { untitled, unnamed }: Words) => ({
  title: name || untitled,
  author: author || unnamed,
});

/** What a picture shows: what its editor wrote, else title and artist. Every alt text of a work comes from here. */
export const altOf = (work: Named & Pick<Album, 'alt'>, texts: Words & Readonly<{ alt: string }>) =>
  work.alt || fill(texts.alt, namesOf(work, texts));
