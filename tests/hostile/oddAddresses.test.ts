import assert from 'node:assert/strict';
import { test } from 'node:test';

const site = process.env.HOSTILE_SITE ?? '';

test('a path whose escapes are broken is refused', async () => {
  const { status } = await fetch(`${site}/%ff`);
  assert.equal(status, 400);
});
