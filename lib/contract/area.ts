import { object, type InferType } from 'yup';
import { id, items, text, textOrNumber } from './fields';

/** §3 Area: a country. code is ISO 3166-1 alpha-2. */
export const wireArea = object({
  id: id(),
  name: text(),
  code: textOrNumber().uppercase().length(2).required(),
});

export type WireArea = InferType<typeof wireArea>;

export const wireAreaProps = object({ areas: items() });
