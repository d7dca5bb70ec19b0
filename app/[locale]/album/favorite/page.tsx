import type { Metadata } from 'next';
import { getLocale } from 'next-intl/server';
import { FavoritePage } from '@/components/favorite/FavoritePage';
import { namedPageMetadata } from '@/lib/discovery/metadata/pageMetadata';
import { readFavourite } from '@/lib/pages/favorite';

type Props = PageProps<'/[locale]/album/favorite'>;

export const dynamic = 'force-dynamic';

export const generateMetadata = (): Promise<Metadata> =>
  namedPageMetadata('albumFavorite', { isHidden: true });

/** §2 /album/favorite. */
export default async function AlbumFavoritePage({ searchParams }: Props) {
  return <FavoritePage {...await readFavourite(await searchParams, await getLocale())} />;
}
