import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { Announcement } from '@/components/exh/Announcement';
import { readAnnouncement } from '@/components/exh/content';
import { localePath } from '@/lib/i18n/localePath';
import { isLocale, toSiteLocale } from '@/lib/i18n/locales';
import { ROUTES } from '@/lib/routes';
import { getWebContent } from '@/lib/services/webContent';

type Props = PageProps<'/[locale]/exh'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = toSiteLocale((await params).locale);
  const [{ title }, t] = await Promise.all([
    getWebContent('exh', locale),
    getTranslations({ locale, namespace: 'exh' }),
  ]);
  return {
    title: title || t('name'),
    description: t('description'),
    alternates: { canonical: localePath(locale, ROUTES.exh) },
  };
}

/** §2 /exh. */
export default async function ExhPage({ params }: Props) {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  setRequestLocale(locale);
  return <Announcement page={await readAnnouncement(locale)} />;
}
