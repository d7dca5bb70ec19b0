import type { Metadata } from 'next';
import { getLocale } from 'next-intl/server';
import { Announcement } from '@/components/exh/Announcement';
import { readAnnouncement } from '@/lib/pages/exh';
import { namedPageMetadata } from '@/lib/discovery/metadata/pageMetadata';

export const generateMetadata = async (): Promise<Metadata> => namedPageMetadata('exh');

/** §2 /exh. */
export default async function ExhPage() {
  const locale = await getLocale();
  return <Announcement page={await readAnnouncement(locale)} />;
}
