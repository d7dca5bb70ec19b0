import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { Document } from '../Document';
import { Footer } from '@/components/layout/Footer';
import { Header } from '@/components/layout/Header';
import { LanguageOffer } from '@/components/layout/LanguageOffer';
import { env } from '@/lib/env';
import { isLocale, toSiteLocale } from '@/lib/i18n/locales';

/** Every page is rendered when first asked for, then kept: the build needs no service. */
export const generateStaticParams = () => [];

/** The safety net beside the notes that the CMS sends (docs/architecture.md). */
export const revalidate = 300;

/** What each page's own metadata adds to. */
export async function generateMetadata({ params }: LayoutProps<'/[locale]'>): Promise<Metadata> {
  const locale = toSiteLocale((await params).locale);
  const t = await getTranslations({ locale, namespace: 'common' });
  return {
    metadataBase: new URL(env().siteUrl),
    title: { default: t('siteName'), template: `%s | ${t('siteName')}` },
  };
}

export default async function LocaleLayout({ children, params }: LayoutProps<'/[locale]'>) {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  setRequestLocale(locale);
  return (
    <Document locale={locale}>
      <Header locale={locale} />
      <LanguageOffer locale={locale} />
      {children}
      <Footer locale={locale} />
    </Document>
  );
}
