/** A query as a page gets it. */
export type Query = Readonly<Record<string, string | string[] | undefined>>;

/** A parameter that is given twice counts as given once: the first. */
export const single = (value: string | string[] | undefined): string | undefined =>
  Array.isArray(value) ? value[0] : value;

/** The query as the address has it: what is given twice is there twice. */
export const toSearchParams = (query: Query): URLSearchParams =>
  new URLSearchParams(
    Object.entries(query).flatMap(([name, values]) =>
      [values ?? []].flat().map((value) => [name, value]),
    ),
  );

/** All countries and more: what comes after it in an address is nobody's choice. */
const LONGEST_LIST = 1000;

/** A list in the address: `country=FR,CN` as we write it, `country=FR&country=CN` as a form sends it. */
export const listOf = (params: URLSearchParams, name: string): string[] => [
  ...new Set(
    params
      .getAll(name)
      .flatMap((value) => value.split(',', LONGEST_LIST))
      .map((value) => value.trim())
      .filter((value) => value !== ''),
  ),
];

const MOST_LABELS = 16;

/** What can be an id, or a label, of anything that the services have. */
export const isId = (value: string): boolean => /^[\w-]{1,64}$/.test(value);

export const isYear = (value: string): boolean => /^\d{4}$/.test(value);

export const areLabels = (labels: readonly string[]): boolean =>
  labels.length <= MOST_LABELS && labels.every(isId);

/** `path?query`, with the commas of lists left readable; a query that is empty is not written. */
export function withQuery(
  path: string,
  query: URLSearchParams | Readonly<Record<string, string>>,
): string {
  const written = new URLSearchParams(query).toString().replaceAll('%2C', ',');
  return written ? `${path}?${written}` : path;
}
