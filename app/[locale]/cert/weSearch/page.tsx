import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getMessages, setRequestLocale } from 'next-intl/server';
import { AlbumSearch } from '@/components/certificate/AlbumSearch.client';
import { certificateMetadata } from '@/components/certificate/certificateMetadata';
import { QueryFrame } from '@/components/certificate/QueryFrame';
import { staffEmail } from '@/lib/services/staffEmail';
import { lookUpAlbum } from '@/lib/api/certificateLookUp';
import { queryForPage } from '@/lib/api/certificatePage';
import { isLocale, toSiteLocale } from '@/lib/i18n/locales';
import { single } from '@/lib/query';

type Props = PageProps<'/[locale]/cert/weSearch'>;

export const dynamic = 'force-dynamic';

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = toSiteLocale((await params).locale);
  return certificateMetadata(locale, 'certWeSearch');
}

/** §2 /cert/weSearch, the older search by number (`num`: without a script the form is sent here). */
export default async function CertWeSearchPage({ params, searchParams }: Props) {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  setRequestLocale(locale);
  const num = single((await searchParams).num);
  const [{ certificate: texts }, email, initial] = await Promise.all([
    getMessages({ locale }),
    staffEmail(locale),
    queryForPage(num, async (asked) => (await lookUpAlbum(asked, locale)).album),
  ]);
  return (
    <QueryFrame kicker={texts.kicker} title={texts.search.title} lead={texts.search.lead}>
      <AlbumSearch key={num} locale={locale} texts={texts} initial={initial} email={email} />
    </QueryFrame>
  );
}
