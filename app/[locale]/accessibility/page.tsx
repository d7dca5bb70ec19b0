import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getMessages, setRequestLocale } from 'next-intl/server';
import { Statement } from '@/components/statement/Statement';
import { isLocale, toSiteLocale } from '@/lib/i18n/locales';
import { namedPageMetadata } from '@/lib/metadata/pageMetadata';
import { staffEmail } from '@/lib/services/staffEmail';

type Props = PageProps<'/[locale]/accessibility'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = toSiteLocale((await params).locale);
  return namedPageMetadata(locale, 'accessibility');
}

/** The statement that the European Accessibility Act asks for. */
export default async function AccessibilityPage({ params }: Props) {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  setRequestLocale(locale);
  const { accessibility: texts } = await getMessages({ locale });
  return <Statement texts={texts} email={await staffEmail(locale)} />;
}
