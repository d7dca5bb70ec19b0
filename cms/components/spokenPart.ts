import { fill } from '@/lib/i18n/fill';

type Part = { done: number; total: number };

/** How far something is, for a screen reader: in whole tenths, as it is not to be told of each row. `about` is `{what}: {text}`. */
export function spokenPart(about: string, what: string, { done, total }: Part): string {
  const tenth = total > 0 ? Math.floor((done / total) * 10) * 10 : 0;
  return fill(about, { what, text: `${tenth} %` });
}
