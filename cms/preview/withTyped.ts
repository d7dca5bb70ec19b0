import { isRecord } from '@/lib/record';
import type { Field } from 'payload';
import { fieldsWithin, rowsOf } from '../access/localisedTexts';

type Data = Record<string, unknown>;

const dataOf = (value: unknown): Data => (isRecord(value) ? value : {});

/**
 * A saved document in all languages, with what an editor has typed in one of them and not saved yet. What the form doesn't have
 * stays as it is saved.
 */
export function withTyped(
  fields: readonly Field[],
  { saved, typed, locale }: { saved: Data; typed: Data; locale: string },
): Data {
  const result: Data = { ...saved };
  for (const field of fields) {
    const within = fieldsWithin(field);
    if (within) Object.assign(result, withTyped(within, { saved: result, typed, locale }));
    else if ('name' in field && field.name && field.name in typed)
      result[field.name] = valueOf(field, saved[field.name], { typed: typed[field.name], locale });
  }
  return result;
}

function valueOf(
  field: Field,
  saved: unknown,
  { typed, locale }: { typed: unknown; locale: string },
) {
  if ('localized' in field && field.localized) return { ...dataOf(saved), [locale]: typed };
  if (field.type === 'group')
    return withTyped(field.fields, { saved: dataOf(saved), typed: dataOf(typed), locale });
  if (field.type !== 'array') return typed;
  const before = rowsOf(saved);
  return rowsOf(typed).map((row) => {
    const same = before.find(({ id }) => id === row.id) ?? { id: row.id };
    return withTyped(field.fields, { saved: same, typed: row, locale });
  });
}
