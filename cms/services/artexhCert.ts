import { ServiceError } from '@/lib/errors';
import type { WireCertificate } from '@/lib/contract/certificate';
import { numbersMeant } from '../certificates/certificateNumber';
import { findCertificatePhotos } from '../queries/certificates';
import { toMediaPath } from '../files/mediaFiles';
import type { Answer, Call } from './answer';
import { textOf } from './params';

/** §7: an empty certPhoto means not found. A certificate without a picture has a list of empty paths instead. */
const NO_PICTURE = ',';
const NOT_FOUND = '';

/** §7 artexhCert/query, in any spelling of the number. */
export async function query({ query: params }: Call): Promise<Answer> {
  const [num, seen] = numbersMeant(textOf(params, 'unicode'));
  if (!num) throw new ServiceError('invalid.params');
  const found = await findCertificatePhotos(num);
  const photos = found ?? (seen ? await findCertificatePhotos(seen) : null);
  const paths = photos?.map(toMediaPath).join(',') || NO_PICTURE;
  const certificate: WireCertificate = { certPhoto: photos ? paths : NOT_FOUND };
  return { body: [certificate] };
}
