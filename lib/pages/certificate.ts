import type { Metadata } from 'next';
import { namedPageMetadata } from '@/lib/discovery/metadata/pageMetadata';
import type { PageName } from '@/lib/discovery/metadata/pageWords';

/** Pages about one person: not indexed. */
export const certificateMetadata = async (name: PageName): Promise<Metadata> => ({
  ...(await namedPageMetadata(name, { isHidden: true })),
  robots: { index: false, follow: false },
  referrer: 'same-origin',
});
