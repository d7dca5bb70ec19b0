import 'server-only';
import { stat } from 'node:fs/promises';
import { fileOfKeptPage } from '@/lib/cache/keptFiles.mjs';

/** When the stored page was last rendered, in epoch ms; null when there is none. */
export async function storedAt(page: { pathname: string; route: string }): Promise<number | null> {
  const file = fileOfKeptPage(page);
  if (!file) return null;
  return stat(file).then(
    ({ mtimeMs }) => mtimeMs,
    () => null,
  );
}
