import type { WireCertificate } from '@/lib/contract/certificate';
import type { UrlOf } from './mediaUrl';

/** §3 Certificate result: the pictures that can be shown, possibly none. */
export type Certificate = { photos: string[] };

/** §3, §7: certPhoto is a comma-separated list of image paths. Null when it is empty, and only then: not found. */
export function toCertificate({ certPhoto }: WireCertificate, urlOf: UrlOf): Certificate | null {
  if (certPhoto.trim() === '') return null;
  const urls = certPhoto.split(',').map((path) => urlOf(path.trim()));
  return { photos: [...new Set(urls)].filter((url) => url !== '') };
}
