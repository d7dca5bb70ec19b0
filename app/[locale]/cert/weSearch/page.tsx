import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { getLocale, getMessages } from 'next-intl/server';
import { AlbumSearch } from '@/components/certificate/AlbumSearch.client';
import { certificateMetadata } from '@/lib/pages/certificate';
import { QueryFrame } from '@/components/certificate/QueryFrame';
import { staffEmail } from '@/lib/services/staffEmail';
import { lookUpWork } from '@/lib/api/certificateLookUp';
import { queryForPage } from '@/lib/api/certificatePage';
import { localePath } from '@/lib/i18n/localePath';
import { single } from '@/lib/query';
import { certQueryPath } from '@/lib/routes';

type Props = PageProps<'/[locale]/cert/weSearch'>;

export const dynamic = 'force-dynamic';

export async function generateMetadata(): Promise<Metadata> {
  return certificateMetadata('certWeSearch');
}

/**
 * §2 /cert/weSearch, the older search by number (`num`: the form without JavaScript). For a certificate without a
 * published work it leads to the other search.
 */
export default async function CertWeSearchPage({ searchParams }: Props) {
  const locale = await getLocale();
  const num = single((await searchParams).num);
  const [{ certificate: texts, work }, email, initial] = await Promise.all([
    getMessages(),
    staffEmail(locale),
    queryForPage(num, (wanted) => lookUpWork(wanted, locale)),
  ]);
  if (initial.found && !initial.found.album)
    redirect(localePath(locale, certQueryPath(initial.num)));
  return (
    <QueryFrame kicker={texts.kicker} title={texts.search.title} lead={texts.search.lead}>
      <AlbumSearch
        key={num}
        words={{ ...work, locale }}
        texts={texts}
        initial={initial}
        email={email}
      />
    </QueryFrame>
  );
}
