import { categoryWorks } from '@/lib/content/categoryWorks';
import { shownAge, shownName } from '@/lib/content/minors';
import { oldestFirst } from '@/lib/domain/years';
import { env } from '@/lib/env';
import { namedInOrder } from '@/lib/i18n/intl';
import type { Locale } from '@/lib/i18n/locales';
import { MOST_LABELS } from '@/lib/query';
import { getWebContent } from '@/lib/services/webContent';

/** §2 /albumsCategoryView: static demo works, their countries' names, and the labels of all years, of as many as an address of the gallery has room for. */
export async function readCategory(locale: Locale) {
  const [years, known] = await Promise.all([
    getWebContent('years', locale),
    getWebContent('countries', locale),
  ]);
  const { minors } = env();
  const works = categoryWorks(locale).map((work) => ({
    ...work,
    author: shownName(work.author, minors),
    age: shownAge(work.age, minors),
  }));
  const codes = [...new Set(works.map(({ countryCode }) => countryCode))];
  const countries = codes.map((code) => {
    const named = known.find((country) => country.code === code);
    return { code, name: named?.name ?? code };
  });
  const labelIds = oldestFirst(years)
    .map(({ labelId }) => labelId)
    .slice(-MOST_LABELS);
  return { works, countries: namedInOrder(countries, locale), labelIds };
}
