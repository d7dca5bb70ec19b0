import type { Metadata } from 'next';
import { Search } from '@/components/search/Search';
import { searchMetadata } from '@/lib/pages/search';

export const generateMetadata = (): Promise<Metadata> => searchMetadata();

/** The search of the whole site (ours), before anything is typed. */
export default function SearchPage() {
  return <Search q="" />;
}
