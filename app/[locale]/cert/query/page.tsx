import type { Metadata } from 'next';
import { getLocale, getMessages } from 'next-intl/server';
import { CertificateQuery } from '@/components/certificate/CertificateQuery.client';
import { certificateMetadata } from '@/lib/pages/certificate';
import { QueryFrame } from '@/components/certificate/QueryFrame';
import { staffEmail } from '@/lib/services/staffEmail';
import { lookUpCertificate } from '@/lib/api/certificateLookUp';
import { queryForPage } from '@/lib/api/certificatePage';
import { single } from '@/lib/query';

type Props = PageProps<'/[locale]/cert/query'>;

export const dynamic = 'force-dynamic';

/** Schools look for the page itself: without a number it is about nobody. */
export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const { unicode } = await searchParams;
  return certificateMetadata('certQuery', unicode !== undefined);
}

/** §2 /cert/query?unicode=: rendered per request, never stored. */
export default async function CertQueryPage({ searchParams }: Props) {
  const locale = await getLocale();
  const unicode = single((await searchParams).unicode);
  const [{ certificate: texts, work }, email, initial] = await Promise.all([
    getMessages(),
    staffEmail(locale),
    queryForPage(unicode, (num) => lookUpCertificate(num, locale)),
  ]);
  return (
    <QueryFrame kicker={texts.kicker} title={texts.title} lead={texts.lead}>
      <CertificateQuery
        key={unicode}
        words={{ ...work, locale }}
        texts={texts}
        initial={initial}
        email={email}
      />
    </QueryFrame>
  );
}
