import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { Document } from '../Document';
import { Footer } from '@/components/layout/Footer';
import { Header } from '@/components/layout/Header';
import { LanguageOffer } from '@/components/layout/LanguageOffer';
import { env } from '@/lib/env';

/** Pages are rendered at the first request, then cached: the build needs no service. */
export const generateStaticParams = () => [];

/** A fallback for the CMS's notes (docs/architecture.md). */
export const revalidate = 3600;

/** The defaults for each page's own metadata. */
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
