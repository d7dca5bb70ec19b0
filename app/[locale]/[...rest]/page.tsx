import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { absentPage } from '@/components/errors/absentPage';

/** Cached like any other page, so that a guessed address costs one render. */
export const generateStaticParams = () => [];

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('notFound');
  return { title: t('title'), robots: { index: false } };
}

/** The 404 page in the visitor's language, for any address without a route. */
export default function UnknownPage() {
  return absentPage();
}
