import { array, mixed, number, string, ValidationError, type Schema } from 'yup';

/** Loose where the wire is loose: absent or null reads as ''. */
export const text = () =>
  string()
    .transform((value, original) => (original === null ? '' : value))
    .default('');

/** Loose number: absent, null or '' reads as null. */
export const numeric = () =>
  number()
    .transform((value, original) => (original === '' || original === null ? null : value))
    .nullable()
    .default(null);

/** Ours: epoch ms at which an item last changed; a host that doesn't tell it leaves it out. */
export const updatedAt = numeric;

/** Strict: an item without an id is not an item. Numbers are accepted and become strings. */
export const id = () => string().trim().min(1).required();

/** A count of all that match the filters, not of the page. */
export const count = () => number().integer().min(0).required();

/** A list whose items are checked one by one later, by `fitting`: here nothing of them is touched. */
export const items = () => array(mixed().nullable()).default([]);

/** The items that fit the schema, in their order. `onMisfit` hears of each that is dropped. */
export function fitting<T>(
  schema: Schema<T>,
  list: readonly unknown[],
  onMisfit: (reason: string, index: number) => void,
): T[] {
  return list.flatMap((item, index) => {
    try {
      return [schema.validateSync(item, { stripUnknown: true })];
    } catch (error) {
      if (!(error instanceof ValidationError)) throw error;
      onMisfit(error.message, index);
      return [];
    }
  });
}
