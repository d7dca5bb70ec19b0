import type { Metadata } from 'next';
import { getLocale, getMessages, getTranslations } from 'next-intl/server';
import { Statement } from '@/components/statement/Statement';
import { env } from '@/lib/env';
import { namedPageMetadata } from '@/lib/discovery/metadata/pageMetadata';
import { staffEmail } from '@/lib/services/staffEmail';

export async function generateMetadata(): Promise<Metadata> {
  return namedPageMetadata('privacy');
}

/** What is stored of visitors and artists, and how to have it removed. */
export default async function PrivacyPage() {
  const locale = await getLocale();
  const t = await getTranslations('privacy.sections');
  const { privacy: texts } = await getMessages();
  const text = t('collecting.text', { days: env().favouritesKeepDays });
  const collecting = { ...texts.sections.collecting, text };
  return (
    <Statement
      texts={{ ...texts, sections: { ...texts.sections, collecting } }}
      email={await staffEmail(locale)}
    />
  );
}
