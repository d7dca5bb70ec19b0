import type { MetadataRoute } from 'next';
import { siteAddress } from '@/lib/discovery/metadata/siteAddress';

/** The site's own address is known at run time only. */
export const dynamic = 'force-dynamic';

/** Nothing is forbidden: pages need their endpoints to be drawn, and what isn't to be found says so itself. */
export default function robots(): MetadataRoute.Robots {
  return { rules: { userAgent: '*', allow: '/' }, sitemap: siteAddress('/sitemap.xml') };
}
