import assert from 'node:assert/strict';
import { test } from 'node:test';
import { run } from '../../scripts/support/run.mjs';

test('labels and descriptions of the CMS have translations; npm run words -w cms names those that lack them', async () => {
  const said = await run('npm', ['run', '--silent', 'words', '-w', 'cms']);
  assert.equal(said.trim(), '');
});
