import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startExhibition } from '../../scripts/support/test/ownExhibition.mjs';
import { test } from './visitor';

/** Both programs on a copy of the data, for a test that stops the CMS or changes its content; `env`: further settings. */
export async function ownExhibition(
  template = process.env.TEMPLATE_DATA,
  env: Record<string, string> = {},
) {
  if (!template)
    throw new Error('TEMPLATE_DATA is not set: run the stories by "npm run test:e2e".');
  const folder = mkdtempSync(join(tmpdir(), 'one-world-story-'));
  const exhibition = await startExhibition(template, folder, { env });
  return {
    ...exhibition,
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
