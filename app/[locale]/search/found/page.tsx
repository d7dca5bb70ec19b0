import type { Metadata } from 'next';
import { Search } from '@/components/search/Search';
import { searchMetadata } from '@/lib/pages/search';
import { toSearchParams } from '@/lib/query';
import { readSought } from '@/lib/state/siteSearch';

type Props = PageProps<'/[locale]/search/found'>;

export const dynamic = 'force-dynamic';

const soughtIn = async ({ searchParams }: Props) =>
  readSought(toSearchParams(await searchParams).get('q'));

export const generateMetadata = async (props: Props): Promise<Metadata> =>
  searchMetadata(await soughtIn(props));

/** /search?q=: rendered per request, never stored. */
export default async function FoundPage(props: Props) {
  return <Search q={await soughtIn(props)} isAsked />;
}
