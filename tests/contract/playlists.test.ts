import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { hasDatabase } from './support/database';
import { organiserOf } from './support/editor';
import { send } from './support/people';
import { ORIGIN } from './support/service';

const playlist = (...lines: string[]) =>
  ['#EXTM3U', ...lines, '#EXTINF:4,', 'a.ts', '#EXT-X-ENDLIST'].join('\n');

describe('A playlist that an editor chooses for a live video', { skip: !hasDatabase }, () => {
  const { headers } = organiserOf('broadcasting@example.org');

  const ask = (method: string, path: string, body?: unknown) =>
    send(`${ORIGIN}/api/${path}`, { method, headers: headers(), body });

  /** What a draft with this playlist is answered. */
  async function chosen(text: string) {
    const form = new FormData();
    form.set('file', new File([text], 'Hall.m3u8'));
    const { doc: file } = (await ask('POST', 'media', form)).body;
    assert.ok(file);
    const draft = { name: 'From the hall', file: file.id, _status: 'draft' };
    const { status, body } = await ask('POST', 'lives?draft=true', draft);
    if (body.doc) await ask('DELETE', `lives/${body.doc.id}`);
    await ask('DELETE', `media/${file.id}`);
    return { status, told: JSON.stringify(body.errors ?? []) };
  }

  test('is refused in words when it could not be broadcast', async () => {
    const { status, told } = await chosen(playlist('#EXT-X-KEY:METHOD=AES-128,URI="a.key"'));
    assert.equal(status, 400);
    assert.match(told, /This playlist cannot be broadcast/);
  });

  test('is taken when it can be', async () => {
    assert.deepEqual(await chosen(playlist()), { status: 201, told: '[]' });
  });
});
