import type { WireApp } from '@/lib/contract/app';
import { ServiceError } from '@/lib/errors';
import { findApp } from '../queries/menus';
import type { Answer, Call } from './answer';

/** §7 app/getByLabel/{label} */
export async function getByLabel({ path }: Call): Promise<Answer> {
  const found = await findApp(path.label ?? '');
  if (!found) throw new ServiceError('invalid.id');
  const app: WireApp = { id: String(found.id), label: found.label, name: found.name };
  return { body: [app] };
}
