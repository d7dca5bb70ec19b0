import type { Metadata } from 'next';
import { getLocale, getMessages } from 'next-intl/server';
import { CommentPage } from '@/components/artwork/CommentPage';
import { furtherComments, readArtwork } from '@/lib/pages/artwork';
import { namesOf } from '@/lib/domain/albumWords';
import { NotFound } from '@/components/errors/NotFound';
import { markAbsent } from '@/lib/cache/absent';
import { fill } from '@/lib/i18n/fill';

type Props = PageProps<'/[locale]/artwork/[id]/comments/[page]'>;

export const generateStaticParams = () => [];

/** The first page is the work's own; of what is further, search engines need nothing. */
export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const [locale, { id, page }] = await Promise.all([getLocale(), params]);
  const { artwork, comments, notFound: absent } = await getMessages();
  const album = await readArtwork(id, locale);
  const title = album && fill(comments.pageOf, { ...namesOf(album, artwork), page });
  return { title: title ?? absent.title, robots: { index: false } };
}

/** The comments after the first twenty, for those without a script. Kept; a page beyond the last is a 404. */
export default async function ArtworkCommentsPage({ params }: Props) {
  const [locale, { id, page: asked }] = await Promise.all([getLocale(), params]);
  const album = await readArtwork(id, locale);
  const comments = album && (await furtherComments(album.id, asked));
  if (!comments) {
    await markAbsent();
    return <NotFound />;
  }
  const texts = await getMessages();
  return <CommentPage {...{ album, texts, comments }} />;
}
