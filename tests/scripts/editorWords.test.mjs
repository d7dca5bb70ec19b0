import assert from 'node:assert/strict';
import { test } from 'node:test';
import { NODE_ARGS } from '../../scripts/support/database.mjs';
import { CMS } from '../../scripts/support/paths.mjs';
import { run } from '../../scripts/support/run.mjs';

test('labels and descriptions of the CMS have translations; npm run words -w cms names those that lack them', async () => {
  const said = await run(process.execPath, [...NODE_ARGS, 'words/missing.ts'], { cwd: CMS });
  assert.equal(said.trim(), '');
});
