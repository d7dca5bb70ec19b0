import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { Announcement } from '@/components/exh/Announcement';
import { readAnnouncement } from '@/lib/pages/exh';
import { namedPageMetadata } from '@/lib/discovery/metadata/pageMetadata';
import { getWebContent } from '@/lib/services/webContent';

export async function generateMetadata(): Promise<Metadata> {
  const locale = await getLocale();
  const [{ title }, t] = await Promise.all([getWebContent('exh', locale), getTranslations('exh')]);
  return namedPageMetadata('exh', {
    title: title || t('name'),
    description: t('description'),
  });
}

/** §2 /exh. */
export default async function ExhPage() {
  const locale = await getLocale();
  return <Announcement page={await readAnnouncement(locale)} />;
}
