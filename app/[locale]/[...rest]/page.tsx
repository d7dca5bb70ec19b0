import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { NotFound } from '@/components/errors/NotFound';
import { markAbsent } from '@/lib/cache/absent';

/** Cached like any other page, so that a guessed address costs one render. */
export const generateStaticParams = () => [];

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('notFound');
  return { title: t('title'), robots: { index: false } };
}

/** The 404 page in the visitor's language, for any address without a route. */
export default async function UnknownPage() {
  await markAbsent();
  return <NotFound />;
}
