import 'server-only';
import { array, string } from 'yup';
import { cached } from './cached';
import { call } from './call';
import { checkId } from './ids';
import { urlOf } from './media';

const ask = cached(
  'imageUri',
  () => ['webContent'],
  async (id: string): Promise<string> => {
    const schema = array(string().required()).required();
    const [uri] = await call('imageUri', { path: { id } }, { schema });
    return urlOf(uri ?? '');
  },
);

/** §7 image/getUriById/{id}: the image's path on our own host, '' when it has none. */
export const getUriById = async (id: string): Promise<string> => ask(checkId(id));
