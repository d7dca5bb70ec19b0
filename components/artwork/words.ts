import { fill } from '@/lib/i18n/fill';
import type { Album } from '@/lib/domain/album';
import type { ArtworkTexts } from './Facts';

type Words = Pick<ArtworkTexts, 'untitled' | 'unnamed'>;

/** A work's title and artist, with words in the place of those that are missing. */
export const namesOf = ({ name, author }: Album, { untitled, unnamed }: Words) => ({
  title: name || untitled,
  author: author || unnamed,
});

/** What a picture shows: what its editor wrote, else title and artist. */
export const altOf = (album: Album, texts: Words & { alt: string }) =>
  album.alt || fill(texts.alt, namesOf(album, texts));
