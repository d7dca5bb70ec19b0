import assert from 'node:assert/strict';
import { test } from 'node:test';

const site = process.env.HOSTILE_SITE ?? '';

test('a path whose escapes are broken is refused', async () => {
  const { status } = await fetch(`${site}/%ff`);
  assert.equal(status, 400);
});

test('an address over 8 KB is refused at once, and keeps nobody waiting', async () => {
  const times: number[] = [];
  const address = `${site}/albumsView?x=${'a@'.repeat(7000)}`;
  for (let asked = 0; asked < 20; asked += 1) {
    const start = performance.now();
    assert.equal((await fetch(address)).status, 414);
    times.push(performance.now() - start);
  }
  times.sort((one, other) => one - other);
  assert.ok((times[10] ?? Infinity) < 100, `${times[10]} ms`);
});
