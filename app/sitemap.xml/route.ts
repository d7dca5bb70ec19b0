import { sitemapParts, sitemapPath } from '@/lib/discovery/sitemap/parts';
import { sitemapIndexXml } from '@/lib/discovery/sitemap/sitemap';
import { fileAnswer } from '@/lib/files/fileAnswer';

export const dynamic = 'force-dynamic';

/** The index of all sitemaps; robots.txt names it. */
export const GET = (request: Request) =>
  fileAnswer(request, { type: 'application/xml', kind: 'sitemap' }, async () =>
    sitemapIndexXml((await sitemapParts()).map(sitemapPath)),
  );
