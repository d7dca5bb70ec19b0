import 'server-only';
import { statSync } from 'node:fs';
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

/** An empty file is none: a power cut may leave one. */
export function isCardKept(version: string): boolean {
  const place = store();
  if (!place) return false;
  return (statSync(fileOf(place, version), { throwIfNoEntry: false })?.size ?? 0) > 0;
}

/** Undefined: it is not there. */
export async function keptCard(version: string): Promise<Buffer | undefined> {
  const place = store();
  if (!place) return undefined;
  place.budget.touch(version);
  const jpeg = await readFile(fileOf(place, version)).catch(() => undefined);
  return jpeg?.byteLength ? jpeg : undefined;
}

/** A full disk costs the time to draw it again. */
export async function keepCard(version: string, jpeg: Buffer): Promise<void> {
  const place = store();
  if (!place) return;
  const file = fileOf(place, version);
  try {
    await mkdir(dirname(file), { recursive: true });
    await writeFile(`${file}.new`, jpeg, { flush: true });
    await rename(`${file}.new`, file);
    place.budget.wrote(version);
  } catch {
    place.budget.drop(version);
  }
}
