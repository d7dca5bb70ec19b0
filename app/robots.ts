import type { MetadataRoute } from 'next';
import { siteAddress } from '@/lib/discovery/metadata/siteAddress';

/** The site's public address is only known at run time. */
export const dynamic = 'force-dynamic';

/** Disallows nothing: crawlers need the endpoints to render pages; private pages are noindex. */
export default function robots(): MetadataRoute.Robots {
  return { rules: { userAgent: '*', allow: '/' }, sitemap: siteAddress('/sitemap.xml') };
}
