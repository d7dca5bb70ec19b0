/** A query as Next passes it to a page. */
export type Query = Readonly<Record<string, string | string[] | undefined>>;

/** The first value of a repeated parameter. */
export const single = (value: string | string[] | undefined): string | undefined =>
  Array.isArray(value) ? value[0] : value;

/** The query as in the address, repeated parameters included. */
export const toSearchParams = (query: Query): URLSearchParams =>
  new URLSearchParams(
    Object.entries(query).flatMap(([name, values]) =>
      [values ?? []].flat().map((value) => [name, value]),
    ),
  );

/** More than all countries; the rest of a longer list is ignored. */
const LONGEST_LIST = 1000;

/** A list in the address: `country=FR,CN` in our links, `country=FR&country=CN` from a form. */
export const listOf = (params: URLSearchParams, name: string): string[] => [
  ...new Set(
    params
      .getAll(name)
      .flatMap((value) => value.split(',', LONGEST_LIST))
      .map((value) => value.trim())
      .filter((value) => value !== ''),
  ),
];

/** The gallery shows works of given years: of all, for a lifetime. Their labels still fit into an address. */
export const MOST_LABELS = 64;

/** Whether the value can be an id or a label at all. */
export const isId = (value: string): boolean => /^[\w-]{1,64}$/.test(value);

/** Whether the value can be a work's number in its year; 0 is of none. */
export const isSeq = (value: string): boolean => /^\d{1,9}$/.test(value);

export const isYear = (value: string): boolean => /^\d{4}$/.test(value);

const PAGE = /^[1-9]\d{0,3}$/;

/** The number of a list's page, counted from 1; null: no list has such a page. */
export const toPageNumber = (value: string): number | null =>
  PAGE.test(value) ? Number(value) : null;

export const areLabels = (labels: readonly string[]): boolean =>
  labels.length <= MOST_LABELS && labels.every(isId);

/** ISO 3166-1 alpha-2, in either case. */
export const isCountryCode = (value: string): boolean => /^[a-z]{2}$/i.test(value);

/** `path?query` with readable commas; an empty query is left out. */
export function withQuery(
  path: string,
  query: URLSearchParams | Readonly<Record<string, string>>,
): string {
  const written = new URLSearchParams(query).toString().replaceAll('%2C', ',');
  return written ? `${path}?${written}` : path;
}
