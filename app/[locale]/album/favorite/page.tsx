import { getLocale } from 'next-intl/server';
import type { Metadata } from 'next';
import { FavoritePage } from '@/components/favorite/FavoritePage';
import { currentDraft } from '@/lib/api/draft';
import { attempt } from '@/lib/attempt';
import { namedPageMetadata } from '@/lib/metadata/pageMetadata';
import { getBySeq } from '@/lib/services/artexhAlbum';

type Props = PageProps<'/[locale]/album/favorite'>;

export const dynamic = 'force-dynamic';

export async function generateMetadata(): Promise<Metadata> {
  return namedPageMetadata('albumFavorite', { isHidden: true });
}

const single = (value: string | string[] | undefined) => [value ?? ''].flat()[0]?.trim() ?? '';

/** §2 /album/favorite: label and seq, as a wall label's QR code has them. */
export default async function AlbumFavoritePage({ searchParams }: Props) {
  const locale = await getLocale();
  const { label, seq, form } = await searchParams;
  const qr = { qrLabel: single(label), qrSeq: single(seq) };
  const sealed = single(form);
  const found = await attempt(getBySeq(qr.qrLabel, qr.qrSeq, locale));
  const work = found.ok ? found.value : null;
  const draft = currentDraft(sealed);
  return <FavoritePage {...{ work, qr, sealed, draft }} />;
}
