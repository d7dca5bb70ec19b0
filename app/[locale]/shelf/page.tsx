import type { Metadata } from 'next';
import { getMessages } from 'next-intl/server';
import { ShelfPage } from '@/components/shelf/ShelfPage';
import { pageMetadata } from '@/lib/discovery/metadata/pageMetadata';
import { ROUTES } from '@/lib/routes';

export async function generateMetadata(): Promise<Metadata> {
  const { shelf } = await getMessages();
  return pageMetadata({
    path: ROUTES.shelf,
    title: shelf.title,
    description: shelf.description,
    card: { kind: 'page', id: 'albumsView' },
    isHidden: true,
  });
}

export default function Page() {
  return <ShelfPage />;
}
