import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { NotFound } from '@/components/errors/NotFound';
import { markAbsent } from '@/lib/cache/absent';
import { toSiteLocale } from '@/lib/i18n/locales';

type Props = PageProps<'/[locale]/[...rest]'>;

/** Kept like any other page, so that a stranger's guesses cost one render each. */
export const generateStaticParams = () => [];

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = toSiteLocale((await params).locale);
  const t = await getTranslations({ locale, namespace: 'notFound' });
  return { title: t('title'), robots: { index: false } };
}

/** An address that no other route knows: the 404 page in the visitor's language. */
export default async function UnknownPage({ params }: Props) {
  const locale = toSiteLocale((await params).locale);
  setRequestLocale(locale);
  await markAbsent();
  return <NotFound locale={locale} />;
}
