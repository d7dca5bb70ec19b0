import { object, type InferType } from 'yup';
import { id, items, list, numeric, text, time, updatedAt } from './fields';

/** §3 Video, live videos too. Fields after the blank line are ours. */
export const wireVideo = object({
  id: id(),
  name: text(),
  author: text(),
  coverPhoto: text(),
  uri: text(),

  description: text(),
  /** The language of the description, such as `fr`, which may differ from the requested one. */
  descriptionLang: text(),
  coverWidth: numeric(),
  coverHeight: numeric(),
  /** epoch ms: publication, or the start of a live broadcast */
  sTime: time(),
  /** epoch ms: the end of a live broadcast; null while it has none */
  eTime: time(),
  /** seconds */
  duration: numeric(),
  updatedAt: updatedAt(),
  /** WebVTT captions */
  tracks: list(object({ lang: text(), uri: text() })),
});

export type WireVideo = InferType<typeof wireVideo>;

export const wireVideoList = object({ datas: items() });
