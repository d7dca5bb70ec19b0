import template, { join, raw, type Sql } from 'sql-template-tag';

export { raw };

/** A statement in plain SQL: its text in pieces, with a value between each two. */
export type SQL = Sql;

type Value = string | number;

/** Values become parameters, never text; parts that are SQL are put in as they are. */
export const sql = (texts: TemplateStringsArray, ...parts: readonly (Value | SQL)[]): SQL =>
  template(texts, ...parts);

/** `(a, b, c)` for IN. */
export const listed = (values: readonly Value[]): SQL => join(values, ', ', '(', ')');

export const allOf = (conditions: readonly SQL[]): SQL =>
  conditions.length ? join(conditions, ' AND ') : raw('TRUE');
