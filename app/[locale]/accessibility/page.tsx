import type { Metadata } from 'next';
import { getLocale, getMessages } from 'next-intl/server';
import { Statement } from '@/components/statement/Statement';
import { namedPageMetadata } from '@/lib/discovery/metadata/pageMetadata';
import { staffEmail } from '@/lib/services/staffEmail';

export async function generateMetadata(): Promise<Metadata> {
  return namedPageMetadata('accessibility');
}

/** The statement that the European Accessibility Act asks for. */
export default async function AccessibilityPage() {
  const locale = await getLocale();
  const { accessibility: texts } = await getMessages();
  return <Statement texts={texts} email={await staffEmail(locale)} />;
}
