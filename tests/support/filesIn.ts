import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** All that is in a folder of the project, by its path from the project's root. */
export const filesIn = (folder: string): string[] =>
  readdirSync(join(process.cwd(), folder), { encoding: 'utf8', recursive: true }).map((name) =>
    join(folder, name),
  );
