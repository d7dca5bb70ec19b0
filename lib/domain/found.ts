import type { WireFoundText } from '@/lib/contract/siteSearch';
import type { Album } from './album';
import type { Page } from './page';

/** A news item, page, film or live video that a search has found. */
export type FoundText = {
  id: string;
  title: string;
  /** '' when unknown. */
  titleLang: string;
  text: string;
  /** epoch ms */
  sTime: number | null;
};

export const toFoundText = (wire: WireFoundText): FoundText => wire;

/** What the services find by words: a few of each kind, and how many there are. */
export type Found = {
  titles: Page<Album>;
  authors: Page<Album>;
  news: Page<FoundText>;
  contents: Page<FoundText>;
  videos: Page<FoundText>;
  lives: Page<FoundText>;
};
