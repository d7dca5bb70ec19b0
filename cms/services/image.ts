import { ServiceError } from '@/lib/errors';
import { findPictures } from '../queries/media';
import type { Answer, Call } from './answer';
import { documentId } from './params';

/** §7 image/getUriById/{id} */
export async function getUriById({ path }: Call): Promise<Answer> {
  const id = documentId(path.id);
  const picture = (await findPictures([id], 'en')).get(id);
  if (!picture) throw new ServiceError('invalid.id');
  return { body: [picture.img] };
}
