import { ServiceError } from '@/lib/errors';
import type { WireCertificate } from '@/lib/contract/certificate';
import { toKeptNumber } from '../certificateNumber';
import { findCertificatePhotos } from '../queries/certificates';
import { toMediaPath } from '../mediaFiles';
import type { Answer, Call } from './answer';
import { textOf } from './params';

/** §7: an empty certPhoto means not found. A certificate without a picture to show is a list of nothing, not an empty one. */
const NO_PICTURE = ',';
const NOT_FOUND = '';

/** §7 artexhCert/query: however the number is typed. */
export async function query({ query: params }: Call): Promise<Answer> {
  const num = toKeptNumber(textOf(params, 'unicode'));
  if (!num) throw new ServiceError('invalid.params');
  const photos = await findCertificatePhotos(num);
  const paths = photos?.map(toMediaPath).join(',') || NO_PICTURE;
  const certificate: WireCertificate = { certPhoto: photos ? paths : NOT_FOUND };
  return { body: [certificate] };
}
