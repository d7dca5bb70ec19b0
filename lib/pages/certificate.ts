import type { Metadata } from 'next';
import { namedPageMetadata } from '@/lib/discovery/metadata/pageMetadata';
import type { PageName } from '@/lib/discovery/metadata/pageWords';

/** The number in the address is told to no other site. A page about one person (`isHidden`) is not indexed. */
export async function certificateMetadata(name: PageName, isHidden = true): Promise<Metadata> {
  const metadata = await namedPageMetadata(name, { isHidden });
  const robots = isHidden ? { index: false, follow: false } : metadata.robots;
  return { ...metadata, robots, referrer: 'same-origin' };
}
