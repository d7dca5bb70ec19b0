import { object, type InferType } from 'yup';
import { count, id, items, numeric, recordOrNull, text, updatedAt } from './fields';

/** §3 Album (artwork). Fields after the blank line are ours and optional. */
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
  user: object({ sex: numeric() }).transform(recordOrNull).nullable().default(null),
  artexhDepartment: object({ logo: text(), name: text() })
    .transform(recordOrNull)
    .nullable()
    .default(null),

  /** ISO 3166-1 alpha-2 */
  countryCode: text(),
  /** The year label and the work's number in it, as in a wall label's QR code. */
  label: text(),
  seq: numeric(),
  coverWidth: numeric(),
  coverHeight: numeric(),
  /** `#rrggbb`, the picture's mean colour, white if it has transparent points: its background while it loads. */
  coverColor: text(),
  coverAlt: text(),
  /** `blue,green`, the most first (contract/colours.ts): of works that are asked for by `ids`. */
  colours: text(),
  /** The language of the description, such as `fr`, which may differ from the requested one. */
  descriptionLang: text(),
  updatedAt: updatedAt(),
});

export type WireAlbum = InferType<typeof wireAlbum>;

export const wireAlbumList = object({ datas: items(), number: count() });
