import {
  array,
  mixed,
  number,
  string,
  ValidationError,
  type AnyObject,
  type ISchema,
  type Schema,
} from 'yup';
import { isRecord } from '../record';

/** Objects and lists become null before yup makes texts and numbers of them: what they call `toString` need not be a function. */
export function withoutObjects<S extends Pick<Schema, 'transforms'>>(schema: S): S {
  schema.transforms.unshift((value: unknown) => (typeof value === 'object' ? null : value));
  return schema;
}

/** Lenient: absent, null or blank becomes ''. */
export const text = () =>
  withoutObjects(string())
    .transform((value, original) =>
      original === null || (typeof value === 'string' && !/\S/.test(value)) ? '' : value,
    )
    .default('');

/** Lenient: absent or no number becomes null. */
export const numeric = () =>
  withoutObjects(number())
    .transform((value) => (Number.isFinite(value) ? value : null))
    .nullable()
    .default(null);

const LAST_TIME = 8.64e15;

/** Epoch ms. Lenient: a number that is no time, as a Date goes no further, becomes null. */
export const time = () =>
  numeric().transform((value: number | null) =>
    value !== null && Math.abs(value) > LAST_TIME ? null : value,
  );

/** Ours, optional: when an item last changed, in epoch ms. */
export const updatedAt = time;

/** Of an optional object: what is none becomes null, or an empty one. */
export const recordOrNull = (value: unknown) => (isRecord(value) ? value : null);
export const recordOrEmpty = (value: unknown) => recordOrNull(value) ?? {};

/** A text, or a number as one. A list or an object becomes null. */
export const textOrNumber = () => withoutObjects(string());

/** Strict: an item without an id is invalid. Numbers become strings. */
export const id = () => textOrNumber().trim().min(1).required();

/** A count of all that match the filters, not of the page. */
export const count = () => withoutObjects(number()).integer().min(0).required();

type OnMisfit = (reason: string) => void;

/** What `read` returns, in a list; an empty one when it doesn't fit. */
function ifFitting<T>(read: () => T, onMisfit: OnMisfit): T[] {
  try {
    return [read()];
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    onMisfit(error.message);
    return [];
  }
}

/** A validation's context: called for each entry that a list leaves out. */
export type MisfitContext = { onMisfit?: OnMisfit };

/** Lenient: absent or null becomes an empty list. Entries that don't fit are left out. */
export const list = <T>(schema: ISchema<T, AnyObject> & Pick<Schema, 'validateSync'>) =>
  array(schema)
    .transform((value, _original, _schema, { context, path }) => {
      if (value === null) return [];
      if (!Array.isArray(value)) return value;
      const { onMisfit }: MisfitContext = context ?? {};
      return value.filter((entry: unknown, index) => {
        const tell: OnMisfit = (reason) => onMisfit?.(`${path ?? ''} ${index}: ${reason}`);
        return ifFitting(() => schema.validateSync(entry), tell).length > 0;
      });
    })
    .default([]);

/** A list whose items are validated later, one by one, by `fitting`. */
export const items = () => list(mixed().nullable());

/** The items that fit the schema, in their order. Calls `onMisfit` for each that is dropped, and for each entry of a list in them. */
export function fitting<T>(
  schema: Schema<T>,
  list: readonly unknown[],
  onMisfit: (reason: string, index: number) => void,
): T[] {
  return list.flatMap((item, index) => {
    const tell: OnMisfit = (reason) => onMisfit(reason, index);
    const context: MisfitContext = { onMisfit: tell };
    return ifFitting(() => schema.validateSync(item, { stripUnknown: true, context }), tell);
  });
}
