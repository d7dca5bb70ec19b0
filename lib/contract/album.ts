import { object, type InferType } from 'yup';
import { count, id, items, numeric, text, updatedAt } from './fields';

/** §3 Album (artwork). Fields after the blank line are ours: a host that lacks them is still understood. */
export const wireAlbum = object({
  id: id(),
  name: text(),
  author: text(),
  country: text(),
  countryPhoto: text(),
  coverPhoto: text(),
  num: text(),
  age: text(),
  teacher: text(),
  org: text(),
  description: text(),
  user: object({ sex: numeric() }).nullable().default(null),
  artexhDepartment: object({ logo: text(), name: text() }).nullable().default(null),

  /** ISO 3166-1 alpha-2 */
  countryCode: text(),
  /** The year label and the curator's number in it, as a wall label's QR code carries them. */
  label: text(),
  seq: numeric(),
  coverWidth: numeric(),
  coverHeight: numeric(),
  /** `#rrggbb`, the picture's own mean colour: shown until the picture is there. */
  coverColor: text(),
  coverAlt: text(),
  updatedAt: updatedAt(),
});

export type WireAlbum = InferType<typeof wireAlbum>;

export const wireAlbumList = object({ datas: items(), number: count() });
