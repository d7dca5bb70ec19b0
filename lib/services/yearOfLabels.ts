import 'server-only';
import type { YearSummary } from '@/lib/domain/years';
import { isYear } from '@/lib/query';
import { getWebContent } from './webContent';

/** The exhibition year, if the labels are those of exactly one. */
export async function yearOfLabels(
  [label, ...others]: readonly string[],
  locale: string,
): Promise<YearSummary | undefined> {
  if (!label || others.length > 0) return undefined;
  return (await getWebContent('years', locale)).find(({ labelId }) => labelId === label);
}

/** What the year of a label is called, also before it is published if the label is called the same; '' for any other list. */
export async function yearNameOf(label: string, locale: string): Promise<string> {
  const known = await yearOfLabels([label], locale);
  return known?.year ?? (isYear(label) ? label : '');
}
