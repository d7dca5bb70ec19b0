import type { WireCertificate } from '@/lib/contract/certificate';
import type { UrlOf } from './mediaUrl';

/** §3 Certificate result. */
export type Certificate = { photos: string[] };

/** §3, §7: certPhoto is a comma-separated list of image paths; null when it is empty, which means not found. */
export function toCertificate({ certPhoto }: WireCertificate, urlOf: UrlOf): Certificate | null {
  const paths = certPhoto.split(',').filter((path) => path.trim() !== '');
  if (paths.length === 0) return null;
  return { photos: paths.map(urlOf).filter((url) => url !== '') };
}
