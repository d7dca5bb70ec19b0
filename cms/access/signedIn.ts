import { executeAuthStrategies } from 'payload';
import { localApi } from '../queries/database';

/** Whether a request has an editor's session: asks the database. */
export async function isSignedIn({ headers }: Request): Promise<boolean> {
  const { user } = await executeAuthStrategies({ headers, payload: await localApi() });
  return user !== null;
}
