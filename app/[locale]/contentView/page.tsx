import type { Metadata } from 'next';
import { getMessages } from 'next-intl/server';
import { Notice } from '@/components/news/Notice';

export async function generateMetadata(): Promise<Metadata> {
  const { errors } = await getMessages();
  return { title: errors.empty.id, robots: { index: false } };
}

/** §5: /contentView without an id. */
export default async function NoContentPage() {
  return <Notice token="empty.id" />;
}
