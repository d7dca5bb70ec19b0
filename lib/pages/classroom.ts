import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { absentMetadata, pageMetadata } from '@/lib/discovery/metadata/pageMetadata';
import type { Album } from '@/lib/domain/album';
import type { Locale } from '@/lib/i18n/locales';
import { classroomPath } from '@/lib/routes';
import { listPublished } from '@/lib/services/artexhAlbum';
import { yearOfLabels } from '@/lib/services/yearOfLabels';

export type ClassroomAsked = { label: string };

type ClassroomFacts = {
  label: string;
  /** '' when the label isn't that of a year. */
  year: string;
  total: number;
  /** For visitors without JavaScript: its page leads on to the next. None if the first works can't be shown. */
  first: Album | undefined;
};

/** Null: a label without works. */
export async function readClassroom(
  locale: Locale,
  { label }: ClassroomAsked,
): Promise<ClassroomFacts | null> {
  const [{ items, total }, year] = await Promise.all([
    listPublished({ labelIds: [label], start: 0, locale }),
    yearOfLabels([label], locale),
  ]);
  return total > 0 ? { label, year: year?.year ?? '', total, first: items[0] } : null;
}

/** The start page; with a query it is the same page. */
export async function classroomMetadata(asked: ClassroomAsked): Promise<Metadata> {
  const locale = await getLocale();
  const facts = await readClassroom(locale, asked);
  if (!facts) return absentMetadata();
  const t = await getTranslations('classroom');
  return pageMetadata({
    path: classroomPath(facts.label),
    title: facts.year ? t('ofYear', { year: facts.year }) : t('title'),
    description: t('description'),
    card: { kind: 'gallery', id: facts.label },
    isHidden: !facts.year,
  });
}
