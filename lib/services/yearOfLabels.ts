import 'server-only';
import type { Album } from '@/lib/domain/album';
import type { YearSummary } from '@/lib/domain/years';
import { ServiceError } from '@/lib/errors';
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

/**
 * What the year of a label is called; '' for any other list. A label that is called as a year is taken for it while the year is not
 * published, or nobody tells.
 */
export async function yearNameOf(label: string, locale: string): Promise<string> {
  try {
    const known = await yearOfLabels([label], locale);
    return known?.year ?? (isYear(label) ? label : '');
  } catch (error) {
    if (error instanceof ServiceError && isYear(label)) return label;
    throw error;
  }
}

/**
 * What a work's year is called; '' if it has none. A label that is called as a year needs no look at the years: else each change of one
 * would renew the pages of all works.
 */
export const yearOfWork = async ({ label }: Album, locale: string): Promise<string> =>
  !label || isYear(label) ? label : yearNameOf(label, locale);
