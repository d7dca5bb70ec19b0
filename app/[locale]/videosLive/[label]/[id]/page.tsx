import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { setRequestLocale } from 'next-intl/server';
import { NotFound } from '@/components/errors/NotFound';
import { videosMetadata } from '@/components/videos/videosMetadata';
import { videosPage } from '@/components/videos/videosPage';
import { markAbsent } from '@/lib/cache/absent';
import { isLocale } from '@/lib/i18n/locales';
import { ALL_LABELS, FIRST_VIDEO } from '@/lib/rewrites';

type Props = PageProps<'/[locale]/videosLive/[label]/[id]'>;

export const generateStaticParams = () => [];

/** The query that this path stands for (lib/rewrites.ts). */
async function readParams({ params }: Props) {
  const { locale, label, id } = await params;
  if (!isLocale(locale)) notFound();
  const query = {
    labelIds: label === ALL_LABELS ? [] : [label],
    id: id === FIRST_VIDEO ? '' : id,
  };
  return { locale, query };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { locale, query } = await readParams(props);
  return videosMetadata('lives', locale, query);
}

/** §2 /videosLive?labelIds=&id=, one video of one list: kept. */
export default async function VideosLiveOfLabelPage(props: Props) {
  const { locale, query } = await readParams(props);
  setRequestLocale(locale);
  const page = await videosPage({ kind: 'lives', locale, query });
  if (page) return page;
  await markAbsent();
  return <NotFound locale={locale} />;
}
