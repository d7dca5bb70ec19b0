/** A statement in plain SQL: its text in pieces, with a value between each two. */
export type SQL = { readonly pieces: readonly string[]; readonly values: readonly Value[] };

type Value = string | number;

const isSql = (part: Value | SQL): part is SQL => typeof part === 'object';

/** Values become parameters, never text; parts that are SQL are put in as they are. */
export function sql(texts: TemplateStringsArray, ...parts: readonly (Value | SQL)[]): SQL {
  const pieces = [texts[0] ?? ''];
  const values: Value[] = [];
  const append = (text: string) => pieces.push((pieces.pop() ?? '') + text);
  parts.forEach((part, index) => {
    if (isSql(part)) {
      append(part.pieces[0] ?? '');
      pieces.push(...part.pieces.slice(1));
      values.push(...part.values);
    } else {
      pieces.push('');
      values.push(part);
    }
    append(texts[index + 1] ?? '');
  });
  return { pieces, values };
}

/** Our own words only: nothing that a visitor wrote. */
export const raw = (text: string): SQL => ({ pieces: [text], values: [] });

const joined = (parts: readonly SQL[], between: SQL): SQL =>
  parts.reduce((all, part) => sql`${all}${between}${part}`);

/** `(a, b, c)` for IN. */
export const listed = (values: readonly Value[]): SQL =>
  sql`(${joined(
    values.map((value) => sql`${value}`),
    raw(', '),
  )})`;

export const allOf = (conditions: readonly SQL[]): SQL =>
  conditions.length ? joined(conditions, raw(' AND ')) : raw('TRUE');

/** SQLite numbers its parameters by their order, PostgreSQL by $1, $2. */
export const toText = ({ pieces }: SQL, isNumbered: boolean): string =>
  pieces.reduce((text, piece, index) => `${text}${isNumbered ? `$${index}` : '?'}${piece}`);
