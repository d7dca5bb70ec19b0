import type { YearSummary } from '@/lib/domain/years';
import type { Locale } from '@/lib/i18n/locales';
import { getWebContent } from '@/lib/services/webContent';

/** The exhibition year that these labels name, if it is just one. */
export async function yearOfLabels(
  [label, ...others]: readonly string[],
  locale: Locale,
): Promise<YearSummary | undefined> {
  if (!label || others.length > 0) return undefined;
  return (await getWebContent('years', locale)).find(({ year }) => year === label);
}
