import type { Metadata } from 'next';
import { getLocale, getMessages, getTranslations } from 'next-intl/server';
import { Artwork } from '@/components/artwork/Artwork';
import { firstComments, readArtwork, workNeighbours } from '@/lib/pages/artwork';
import { absentPage } from '@/components/errors/absentPage';
import { StructuredData } from '@/components/structuredData/StructuredData';
import { namesOf } from '@/lib/domain/workWords';
import { hasManifest, IIIF_TYPE, manifestPath } from '@/lib/discovery/iiif/paths';
import { oembedType } from '@/lib/discovery/embed/oembedLink';
import { absentMetadata, pageMetadata } from '@/lib/discovery/metadata/pageMetadata';
import { siteAddress } from '@/lib/discovery/metadata/siteAddress';
import { artworkPath } from '@/lib/routes';
import { yearOfWork } from '@/lib/services/yearOfLabels';
import { artworkGraph } from '@/lib/discovery/structuredData/artwork';

type Props = PageProps<'/[locale]/artwork/[id]'>;

export const generateStaticParams = () => [];

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const [locale, t, { work }, { id }] = await Promise.all([
    getLocale(),
    getTranslations(),
    getMessages(),
    params,
  ]);
  const album = await readArtwork(id, locale);
  if (!album) return absentMetadata();
  const names = namesOf(album, work);
  return pageMetadata({
    path: artworkPath(album.id),
    title: t('work.alt', names),
    description: album.description || t('artwork.description', names),
    card: { kind: 'artwork', id: album.id },
    types: {
      ...(hasManifest(album) ? { [IIIF_TYPE]: siteAddress(manifestPath(album.id)) } : {}),
      ...oembedType(locale, artworkPath(album.id)),
    },
  });
}

/** The page of a published work: cached, refreshed when an editor publishes. */
export default async function ArtworkPage({ params }: Props) {
  const [locale, { id }] = await Promise.all([getLocale(), params]);
  const album = await readArtwork(id, locale);
  if (!album) return absentPage();
  const [year, neighbours, comments] = await Promise.all([
    yearOfWork(album, locale),
    workNeighbours(album, locale),
    firstComments(album.id),
  ]);
  return (
    <>
      <StructuredData graph={await artworkGraph(album, year, locale)} />
      <Artwork {...{ album, year, neighbours, comments }} />
    </>
  );
}
