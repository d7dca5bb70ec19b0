import type { Metadata } from 'next';
import { CategoryPage } from '@/components/category/CategoryPage';
import { namedPageMetadata } from '@/lib/discovery/metadata/pageMetadata';

export async function generateMetadata(): Promise<Metadata> {
  return namedPageMetadata('albumsCategoryView');
}

/** §2 /albumsCategoryView */
export default async function AlbumsCategoryPage() {
  return <CategoryPage />;
}
