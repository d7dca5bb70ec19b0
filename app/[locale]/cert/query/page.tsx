import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getMessages, setRequestLocale } from 'next-intl/server';
import { CertificateQuery } from '@/components/certificate/CertificateQuery.client';
import { certificateMetadata } from '@/components/certificate/certificateMetadata';
import { QueryFrame } from '@/components/certificate/QueryFrame';
import { staffEmail } from '@/lib/services/staffEmail';
import { lookUpCertificate } from '@/lib/api/certificateLookUp';
import { queryForPage } from '@/lib/api/certificatePage';
import { isLocale, toSiteLocale } from '@/lib/i18n/locales';
import { single } from '@/lib/query';

type Props = PageProps<'/[locale]/cert/query'>;

export const dynamic = 'force-dynamic';

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = toSiteLocale((await params).locale);
  return certificateMetadata(locale, 'certQuery');
}

/** §2 /cert/query?unicode=: made for each visitor, never stored. */
export default async function CertQueryPage({ params, searchParams }: Props) {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  setRequestLocale(locale);
  const unicode = single((await searchParams).unicode);
  const [{ certificate: texts }, email, initial] = await Promise.all([
    getMessages({ locale }),
    staffEmail(locale),
    queryForPage(unicode, (num) => lookUpCertificate(num, locale)),
  ]);
  return (
    <QueryFrame kicker={texts.kicker} title={texts.title} lead={texts.lead}>
      <CertificateQuery
        key={unicode}
        locale={locale}
        texts={texts}
        initial={initial}
        email={email}
      />
    </QueryFrame>
  );
}
