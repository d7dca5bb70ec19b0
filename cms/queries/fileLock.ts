import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createClient } from '@libsql/client';
import { DATA_DIR } from '../env';

export type Release = () => Promise<void>;

/** The transactions that are the locks: SQLite would end one that nobody refers to. */
const held = new Set<object>();

/**
 * A lock of all processes with the same DATA_DIR: a transaction in a file beside the database, whose own would be held up. It ends
 * with its process, however that ends. Null: another has it.
 */
export async function takeFileLock(name: string): Promise<Release | null> {
  const client = createClient({ url: pathToFileURL(join(DATA_DIR, name)).href });
  try {
    const transaction = await client.transaction('write');
    held.add(transaction);
    return async () => {
      held.delete(transaction);
      await transaction.rollback();
      client.close();
    };
  } catch (error) {
    client.close();
    if ((error as { code?: string }).code === 'SQLITE_BUSY') return null;
    throw error;
  }
}
