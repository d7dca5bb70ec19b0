import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { Document } from '../Document';
import { Footer } from '@/components/layout/Footer';
import { Header } from '@/components/layout/Header';
import { LanguageOffer } from '@/components/layout/LanguageOffer';
import { env } from '@/lib/env';

/** Every page is rendered when first asked for, then kept: the build needs no service. */
export const generateStaticParams = () => [];

/** The safety net beside the notes that the CMS sends (docs/architecture.md). */
export const revalidate = 300;

/** What each page's own metadata adds to. */
export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('common');
  return {
    metadataBase: new URL(env().siteUrl),
    title: { default: t('siteName'), template: `%s | ${t('siteName')}` },
  };
}

export default function RootLayout({ children }: LayoutProps<'/[locale]'>) {
  return (
    <Document>
      <Header />
      <LanguageOffer />
      {children}
      <Footer />
    </Document>
  );
}
