import 'server-only';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { DiskBudget } from '@/lib/cache/diskBudget.mjs';
import { keptFolder } from '@/lib/cache/keptFiles.mjs';
import { readBudgets } from '@/server/settings.mjs';

type Store = { folder: string; budget: DiskBudget };

let opened: Store | undefined;

/** Null in development, and before the first kept page. */
function store(): Store | null {
  const folder = keptFolder('cards');
  if (!folder) return null;
  return (opened ??= { folder, budget: new DiskBudget(folder, readBudgets().cards, 'cards') });
}

const fileOf = ({ folder }: Store, version: string) => join(folder, version);

export function isCardKept(version: string): boolean {
  const place = store();
  return place !== null && existsSync(fileOf(place, version));
}

/** Undefined: it is not there. */
export async function keptCard(version: string): Promise<Buffer | undefined> {
  const place = store();
  if (!place) return undefined;
  place.budget.touch(version);
  return readFile(fileOf(place, version)).catch(() => undefined);
}

/** A full disk costs the time to draw it again. */
export async function keepCard(version: string, jpeg: Buffer): Promise<void> {
  const place = store();
  if (!place) return;
  const file = fileOf(place, version);
  try {
    await mkdir(dirname(file), { recursive: true });
    await writeFile(`${file}.new`, jpeg);
    await rename(`${file}.new`, file);
    place.budget.wrote(version);
  } catch {
    place.budget.drop(version);
  }
}
