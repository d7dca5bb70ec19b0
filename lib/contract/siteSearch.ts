import { object, type InferType } from 'yup';
import { count, id, items, text, time } from './fields';

/** The number of works where only reading all would tell how many they are: more than a thousand (docs/decisions/0052). */
export const UNCOUNTED = 1001;

/** Ours: what a search of the whole site finds. Of each kind a list, and how many there are in all. */
const found = () => object({ datas: items(), number: count() });

export const wireSiteSearch = object({
  /** Works, by their titles and certificate numbers, and by the artist's name. */
  titles: found(),
  authors: found(),
  news: found(),
  /** Pages that editors made (§3 category content). */
  contents: found(),
  videos: found(),
  lives: found(),
});

/** A news item, page, film or live video. */
export const wireFoundText = object({
  id: id(),
  title: text(),
  /** The language of the title, which may differ from the requested one. */
  titleLang: text(),
  text: text(),
  /** epoch ms: when it was published, or a broadcast's start */
  sTime: time(),
});

export type WireFoundText = InferType<typeof wireFoundText>;
export type WireSiteSearch = InferType<typeof wireSiteSearch>;
