import type { Metadata } from 'next';
import { getLocale, getMessages } from 'next-intl/server';
import { Statement } from '@/components/statement/Statement';
import { env } from '@/lib/env';
import { fill } from '@/lib/i18n/fill';
import { namedPageMetadata } from '@/lib/discovery/metadata/pageMetadata';
import { staffEmail } from '@/lib/services/staffEmail';

export async function generateMetadata(): Promise<Metadata> {
  return namedPageMetadata('privacy');
}

/** What is stored of visitors and artists, and how to have it taken down. */
export default async function PrivacyPage() {
  const locale = await getLocale();
  const { privacy: texts } = await getMessages();
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
