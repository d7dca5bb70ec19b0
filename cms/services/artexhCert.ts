import { ServiceError } from '@/lib/errors';
import type { WireCertificate } from '@/lib/contract/certificate';
import { findCertificatePhotos } from '../queries/certificates';
import { toMediaPath } from '../mediaFiles';
import type { Answer, Call } from './answer';
import { textOf } from './params';

/** §7 artexhCert/query: numbers are kept in capitals, so the case typed does not matter. Empty means not found. */
export async function query({ query: params }: Call): Promise<Answer> {
  const num = textOf(params, 'unicode').toUpperCase();
  if (!num) throw new ServiceError('invalid.params');
  const photos = await findCertificatePhotos(num);
  const certificate: WireCertificate = { certPhoto: photos.map(toMediaPath).join(',') };
  return { body: [certificate] };
}
