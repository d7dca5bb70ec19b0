import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getMessages, setRequestLocale } from 'next-intl/server';
import { Statement } from '@/components/statement/Statement';
import { env } from '@/lib/env';
import { fill } from '@/lib/i18n/fill';
import { isLocale, toSiteLocale } from '@/lib/i18n/locales';
import { namedPageMetadata } from '@/lib/metadata/pageMetadata';
import { staffEmail } from '@/lib/services/staffEmail';

type Props = PageProps<'/[locale]/privacy'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = toSiteLocale((await params).locale);
  return namedPageMetadata(locale, 'privacy');
}

/** What is stored of visitors and artists, and how to have it taken down. */
export default async function PrivacyPage({ params }: Props) {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  setRequestLocale(locale);
  const { privacy: texts } = await getMessages({ locale });
  const days = env().favouritesKeepDays;
  const sections = Object.entries(texts.sections).map(([key, { title, text }]) => [
    key,
    { title, text: fill(text, { days }, locale) },
  ]);
  return (
    <Statement
      texts={{ ...texts, sections: Object.fromEntries(sections) }}
      email={await staffEmail(locale)}
    />
  );
}
