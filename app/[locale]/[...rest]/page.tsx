import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { NotFound } from '@/components/errors/NotFound';
import { markAbsent } from '@/lib/cache/absent';

/** Kept like any other page, so that a stranger's guesses cost one render each. */
export const generateStaticParams = () => [];

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('notFound');
  return { title: t('title'), robots: { index: false } };
}

/** An address that no other route knows: the 404 page in the visitor's language. */
export default async function UnknownPage() {
  await markAbsent();
  return <NotFound />;
}
