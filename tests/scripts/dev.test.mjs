import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { aPair, npmStart, untilReady } from '../support/npmStart.mjs';

const { start, remove } = npmStart('dev');
after(remove);

test('a contributor sees pages, the first as the others, and stops both by Ctrl-C', async () => {
  const given = await aPair();
  const run = start(given);
  await untilReady(run);
  for (const path of ['/', '/albumsView?labelIds=2022']) {
    const since = performance.now();
    const answer = await fetch(`http://localhost:${given.PORT}${path}`);
    await answer.text();
    console.log(`${path} in ${((performance.now() - since) / 1000).toFixed(1)} s`);
    assert.equal(answer.status, 200, path);
  }
  run.child.kill('SIGINT');
  assert.equal(await run.ended, 130);
});
