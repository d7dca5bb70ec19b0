import type { Metadata } from 'next';
import { getLocale, getMessages } from 'next-intl/server';
import { Certificate } from '@/components/certificate/Certificate.client';
import { certificateMetadata } from '@/lib/pages/certificate';
import { Main } from '@/components/ui/Main';
import { SiteLink } from '@/components/ui/SiteLink';
import { env } from '@/lib/env';
import { LANGUAGES } from '@/lib/i18n/locales';
import { single } from '@/lib/query';
import { ROUTES } from '@/lib/routes';
import styles from '@/components/certificate/Certificate.module.css';

type Props = PageProps<'/[locale]/cert/we2020'>;

export const dynamic = 'force-dynamic';

export async function generateMetadata(): Promise<Metadata> {
  return certificateMetadata('certWe2020');
}

/** §2 /cert/we2020?albumId=: the album itself is cached in the visitor's browser only. */
export default async function CertWe2020Page({ searchParams }: Props) {
  const locale = await getLocale();
  const albumId = single((await searchParams).albumId) ?? '';
  const { certificate: texts, work } = await getMessages();
  return (
    <Main data-alone data-year="2020" className={styles.root}>
      <Certificate
        key={albumId}
        words={{ ...work, locale }}
        texts={texts}
        albumId={albumId}
        siteUrl={env().siteUrl}
      >
        <h1 className={styles.title}>{texts.sheet.title}</h1>
        <noscript>
          <p>
            {texts.sheet.noScript}
            {LANGUAGES[locale].space}
            <SiteLink href={ROUTES.certQuery}>{texts.title}</SiteLink>
          </p>
        </noscript>
      </Certificate>
    </Main>
  );
}
