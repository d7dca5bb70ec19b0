import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getMessages, setRequestLocale } from 'next-intl/server';
import { Certificate } from '@/components/certificate/Certificate.client';
import { certificateMetadata } from '@/components/certificate/certificateMetadata';
import { SiteLink } from '@/components/ui/SiteLink';
import { env } from '@/lib/env';
import { isLocale, toSiteLocale } from '@/lib/i18n/locales';
import { single } from '@/lib/query';
import { ROUTES } from '@/lib/routes';
import styles from '@/components/certificate/Certificate.module.css';

type Props = PageProps<'/[locale]/cert/we2020'>;

export const dynamic = 'force-dynamic';

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = toSiteLocale((await params).locale);
  return certificateMetadata(locale, 'certWe2020');
}

/** §2 /cert/we2020?albumId=: the album itself is only in the visitor's browser. */
export default async function CertWe2020Page({ params, searchParams }: Props) {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  setRequestLocale(locale);
  const albumId = single((await searchParams).albumId) ?? '';
  const { certificate: texts } = await getMessages({ locale });
  return (
    <main id="main" tabIndex={-1} data-year="2020" className={styles.root}>
      <Certificate
        key={albumId}
        locale={locale}
        texts={texts}
        albumId={albumId}
        siteUrl={env().siteUrl}
      >
        <h1 className={styles.title}>{texts.sheet.title}</h1>
        <noscript>
          <p>
            {texts.sheet.noScript} <SiteLink href={ROUTES.certQuery}>{texts.title}</SiteLink>
          </p>
        </noscript>
      </Certificate>
    </main>
  );
}
