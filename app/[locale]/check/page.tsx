import type { Metadata } from 'next';
import { cookies } from 'next/headers';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { Check } from '@/components/check/Check';
import { CheckEnded } from '@/components/check/CheckEnded';
import { checkSessionNow } from '@/lib/api/editorSessions';
import { readCheckQuery } from '@/lib/check/query';
import { toSearchParams } from '@/lib/query';

type Props = PageProps<'/[locale]/check'>;

/** For editors: current data, never cached. */
export const dynamic = 'force-dynamic';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('check');
  return { title: t('title'), robots: { index: false, follow: false } };
}

/** What visitors and crawlers get of every published item. The middleware has checked the cookie; this page checks it again. */
export default async function CheckRoute({ searchParams }: Props) {
  const session = checkSessionNow(await cookies());
  if (!session) notFound();
  if (!session.isOpen) return <CheckEnded />;
  const query = toSearchParams(await searchParams);
  return <Check query={readCheckQuery(query)} refreshed={query.get('refreshed') ?? ''} />;
}
