import assert from 'node:assert/strict';
import { test } from 'node:test';
import { until } from '../../support/until.mjs';
import type { aListener } from '../support/ownCms';
import { aPicture, type oneOfEach } from '../support/people';

type Given = {
  people: () => Awaited<ReturnType<typeof oneOfEach>>;
  heard: () => Awaited<ReturnType<typeof aListener>>['heard'];
};

/** Versions restored; for a suite that has a CMS of its own. */
export function testVersions({ people, heard }: Given) {
  async function restoreFirst(slug: string, id: number) {
    const query = `where[parent][equals]=${id}&sort=createdAt&limit=1`;
    const found = await people().organiser.ask('GET', `${slug}/versions?${query}`);
    const [version] = (found.body as unknown as { docs: { id: number }[] }).docs;
    await people().organiser.save('POST', `${slug}/versions/${version?.id}`, {});
  }

  test('an earlier version that was a draft is restored as a draft, and what is published stays', async () => {
    const { save } = people().organiser;
    const data = { title: 'Before', category: 'news', _status: 'draft' };
    const { id } = await save('POST', 'news?draft=true', data);
    await save('PATCH', `news/${id}`, { title: 'Shown', _status: 'published' });
    await restoreFirst('news', id);
    const state = async (isDraft: boolean) => {
      const { _status, title } = await save('GET', `news/${id}?draft=${isDraft}`);
      return [_status, title];
    };
    assert.deepEqual(await state(false), ['published', 'Shown']);
    assert.deepEqual(await state(true), ['draft', 'Before']);
    await save('PATCH', `news/${id}?draft=true`, { _status: 'published' });
    assert.deepEqual(await state(false), ['published', 'Before']);

    // The websites hear in order: of what went before this one they would have heard by then.
    const { id: next } = await save('POST', 'news', { ...data, _status: 'published' });
    await save('PATCH', `news/${next}`, { _status: 'draft' });
    const isWithdrawn = (one: number) =>
      heard().some(({ withdrawn }) => withdrawn.includes(`news:${one}`));
    await until('it is told', () => isWithdrawn(next));
    assert.equal(isWithdrawn(id), false);
  });

  test('an earlier version is restored that has its title in another language than English', async () => {
    const { save } = people().organiser;
    const { id: cover } = await save('POST', 'media', aPicture());
    for (const [slug, title] of [
      ['news', 'title'],
      ['albums', 'name'],
      ['videos', 'name'],
    ] as const) {
      const given = slug === 'news' ? { category: 'news' } : { cover };
      const french = (text: string) => ({ ...given, [title]: text, _status: 'published' });
      const { id } = await save('POST', `${slug}?locale=fr`, french('Avant'));
      await save('PATCH', `${slug}/${id}?locale=fr`, french('Après'));
      await restoreFirst(slug, id);
      const path = `${slug}/${id}?locale=all&draft=false`;
      const { _status, [title]: titles } = await save('GET', path);
      assert.equal(_status, 'published', slug);
      assert.equal((titles as Record<string, string>).fr, 'Avant', slug);
      // It is still asked for where it is saved.
      const untitled = { [title]: '', _status: 'published' };
      const { status } = await people().organiser.ask('PATCH', `${slug}/${id}?locale=en`, untitled);
      assert.equal(status, 400, slug);
    }
  });

  test('what a global was before is restored by who may change it all', async () => {
    for (const alt of ['First', 'Second'])
      await people().organiser.save('POST', 'globals/logo', { alt });
    const found = await people().organiser.ask('GET', 'globals/logo/versions?sort=createdAt');
    const { docs } = found.body as unknown as { docs: { id: number; version: { alt: string } }[] };
    const first = docs.find(({ version }) => version.alt === 'First');
    const restore = `globals/logo/versions/${first?.id}`;
    for (const who of ['translator', 'moderator', 'juror'] as const)
      assert.equal((await people()[who].ask('POST', restore, {})).status, 403, who);
    heard().length = 0;
    assert.equal((await people().editor.ask('POST', restore, {})).status, 200);
    const logo = (await people().organiser.ask('GET', 'globals/logo')).body;
    assert.equal((logo as { alt?: string }).alt, 'First');
    await until('it is told', () => heard().some(({ tags }) => tags.includes('webContent:logo')));
  });
}
