import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startExhibition } from '../../scripts/support/test/ownExhibition.mjs';
import { databaseBeside } from '../../scripts/support/test/postgres.mjs';
import { test } from './visitor';

const { E2E_DATABASE_URL = '' } = process.env;

/** With PostgreSQL: a database like the template's (`demo`), or without tables (''). '' on SQLite. */
export const ownDatabase = async (like: 'demo' | '') =>
  E2E_DATABASE_URL && (await databaseBeside(E2E_DATABASE_URL, like));

/** Both programs on a copy of the data, for a test that stops the CMS or changes its content; `env`: further settings. */
export async function ownExhibition(
  template = process.env.TEMPLATE_DATA,
  env: Record<string, string> = {},
  databaseUrl?: string,
) {
  if (!template)
    throw new Error('TEMPLATE_DATA is not set: run the stories by "npm run test:e2e".');
  const folder = mkdtempSync(join(tmpdir(), 'one-world-story-'));
  const database = databaseUrl ?? (await ownDatabase('demo'));
  const exhibition = await startExhibition(template, folder, { env, databaseUrl: database });
  return {
    ...exhibition,
    databaseUrl: database,
    dataDir: join(folder, 'data'),
    stop: async () => {
      await exhibition.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export type OwnExhibition = Awaited<ReturnType<typeof ownExhibition>>;

/** The same, shared by the tests of a file or group: started before the first, stopped after the last. */
export function sharedExhibition(): OwnExhibition {
  const exhibition = {} as OwnExhibition;
  test.beforeAll(async () => {
    test.setTimeout(120_000);
    Object.assign(exhibition, await ownExhibition());
  });
  test.afterAll(() => exhibition.stop?.());
  return exhibition;
}
