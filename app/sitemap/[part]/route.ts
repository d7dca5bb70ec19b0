import { sitemapPart } from '@/lib/discovery/sitemap/parts';
import { sitemapXml } from '@/lib/discovery/sitemap/sitemap';
import { fileAnswer } from '@/lib/files/fileAnswer';

export const dynamic = 'force-dynamic';

const FILE = /^([a-z]+(?:-\d+)?)\.xml$/;

/** A sitemap file, for all languages. */
export async function GET(request: Request, { params }: RouteContext<'/sitemap/[part]'>) {
  const { part } = await params;
  const name = FILE.exec(part)?.[1] ?? '';
  return fileAnswer(request, { type: 'application/xml', kind: 'sitemap' }, async () => {
    const pages = await sitemapPart(name);
    return pages.length > 0 ? sitemapXml(pages) : null;
  });
}
