import template, { join, raw, type Sql } from 'sql-template-tag';

export { raw };

/** A statement in plain SQL: pieces of text with a value between each two. */
export type SQL = Sql;

type Value = string | number;

/** Values become parameters, never text; nested SQL is inserted. */
export const sql = (texts: TemplateStringsArray, ...parts: readonly (Value | SQL)[]): SQL =>
  template(texts, ...parts);

/** `(a, b, c)` for IN. */
export const listed = (values: readonly Value[]): SQL => join(values, ', ', '(', ')');

/** `a, b, c`. */
export const commaed = (parts: readonly SQL[]): SQL => join(parts, ', ');

export const allOf = (conditions: readonly SQL[]): SQL =>
  conditions.length ? join(conditions, ' AND ') : raw('TRUE');

/** At least one of the conditions. */
export const anyOf = (conditions: readonly SQL[]): SQL => join(conditions, ' OR ', '(', ')');

/** What any of the statements finds, once. */
export const unionOf = (statements: readonly SQL[]): SQL => join(statements, ' UNION ');

/** What all of the statements find, one after the other. */
export const allUnionOf = (statements: readonly SQL[]): SQL => join(statements, ' UNION ALL ');

/** More rows than there are: SQLite keeps the order of a statement within another only with a LIMIT. */
export const MOST = 1_000_000_000;
