import type { Metadata } from 'next';
import { getLocale, getMessages, getTranslations } from 'next-intl/server';
import { CommentPage } from '@/components/artwork/CommentPage';
import { furtherComments, readArtwork } from '@/lib/pages/artwork';
import { absentPage } from '@/components/errors/absentPage';
import { absentMetadata } from '@/lib/discovery/metadata/pageMetadata';
import { namesOf } from '@/lib/domain/workWords';
import { yearOfWork } from '@/lib/services/yearOfLabels';

type Props = PageProps<'/[locale]/artwork/[id]/comments/[page]'>;

export const generateStaticParams = () => [];

/** Not indexed: the first page of comments is on the work's own page. */
export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const [locale, t, { work }, { id, page }] = await Promise.all([
    getLocale(),
    getTranslations(),
    getMessages(),
    params,
  ]);
  const album = await readArtwork(id, locale);
  const comments = album && (await furtherComments(album.id, page));
  if (!comments) return absentMetadata();
  return {
    title: t('comments.pageOf', { ...namesOf(album, work), page }),
    robots: { index: false },
  };
}

/** The comments after the first twenty, for visitors without JavaScript. Cached; a page after the last is a 404. */
export default async function ArtworkCommentsPage({ params }: Props) {
  const [locale, { id, page: pageParam }] = await Promise.all([getLocale(), params]);
  const album = await readArtwork(id, locale);
  const comments = album && (await furtherComments(album.id, pageParam));
  if (!comments) return absentPage();
  const year = await yearOfWork(album, locale);
  return <CommentPage {...{ album, year, comments }} />;
}
