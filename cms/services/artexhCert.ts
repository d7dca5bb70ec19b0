import { ServiceError } from '@/lib/errors';
import type { WireCertificate } from '@/lib/contract/certificate';
import { numbersMeant } from '../certificateNumber';
import { findCertificatePhotos } from '../queries/certificates';
import { toMediaPath } from '../mediaFiles';
import type { Answer, Call } from './answer';
import { textOf } from './params';

/** §7: an empty certPhoto means not found. A certificate without a picture has a list of empty paths instead. */
const NO_PICTURE = ',';
const NOT_FOUND = '';

async function firstPhotos(numbers: readonly string[]) {
  for (const num of numbers) {
    const photos = await findCertificatePhotos(num);
    if (photos) return photos;
  }
  return null;
}

/** §7 artexhCert/query, in any spelling of the number. */
export async function query({ query: params }: Call): Promise<Answer> {
  const numbers = numbersMeant(textOf(params, 'unicode'));
  if (numbers.length === 0) throw new ServiceError('invalid.params');
  const photos = await firstPhotos(numbers);
  const paths = photos?.map(toMediaPath).join(',') || NO_PICTURE;
  const certificate: WireCertificate = { certPhoto: photos ? paths : NOT_FOUND };
  return { body: [certificate] };
}
