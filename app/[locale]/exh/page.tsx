import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { Announcement } from '@/components/exh/Announcement';
import { readAnnouncement } from '@/components/exh/content';
import { isLocale, toSiteLocale } from '@/lib/i18n/locales';
import { namedPageMetadata } from '@/lib/metadata/pageMetadata';
import { getWebContent } from '@/lib/services/webContent';

type Props = PageProps<'/[locale]/exh'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = toSiteLocale((await params).locale);
  const [{ title }, t] = await Promise.all([
    getWebContent('exh', locale),
    getTranslations({ locale, namespace: 'exh' }),
  ]);
  return namedPageMetadata(locale, 'exh', {
    title: title || t('name'),
    description: t('description'),
  });
}

/** §2 /exh. */
export default async function ExhPage({ params }: Props) {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  setRequestLocale(locale);
  return <Announcement page={await readAnnouncement(locale)} />;
}
