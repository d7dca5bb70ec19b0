import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { wireAlbumList } from '@/lib/contract/album';
import { CALLS } from '@/lib/contract/calls';
import { editorOf } from '../support/editor';
import { hasDatabase } from './support/database';
import { aListener, anOwnCms } from './support/ownCms';
import { plainPicture } from './support/plainPicture';
import { sharedAnswersEnd } from './support/service';

const LISTS = ['2022', '2023', 'featured'];

test('A work that changes its year or its labels', { skip: !hasDatabase }, async (t) => {
  let website: Awaited<ReturnType<typeof aListener>>;
  let cms: Awaited<ReturnType<typeof anOwnCms>>;
  let editor: ReturnType<typeof editorOf>;
  let work: string;
  before(async () => {
    website = await aListener();
    cms = await anOwnCms(website.origin);
    editor = editorOf({ cmsUrl: cms.cmsUrl, editor: cms.editor } as never);
    const { id } = await editor.upload(await plainPicture('#d01020', 'red.png'));
    const place = { yearLabel: '2023', labels: ['2023'], seq: 1 };
    work = await editor.publish('albums', {
      name: 'One',
      author: 'Ann',
      cover: Number(id),
      ...place,
    });
  });
  after(async () => {
    await cms?.stop();
    website?.stop();
  });

  async function count(query: Record<string, string>) {
    const address = `${cms.cmsUrl}/services/artexh/${CALLS.albumList.path}`;
    const answer = await (await fetch(`${address}?${new URLSearchParams(query)}`)).json();
    const { datas, number } = wireAlbumList.validateSync(answer.body[0]);
    assert.equal(datas.length, number);
    return number;
  }
  /** The lists that have the work, in each order; in none twice. */
  async function listsOfWork() {
    await sharedAnswersEnd();
    const having: string[] = [];
    for (const labelIds of LISTS) {
      const number = await count({ labelIds, seqFlag: 'true' });
      assert.equal(await count({ labelIds, dsss: 'rainbow' }), number, labelIds);
      assert.ok(number <= 1, labelIds);
      if (number) having.push(labelIds);
    }
    assert.equal(await count({ labelIds: LISTS.join(), dsss: 'rainbow' }), having.length ? 1 : 0);
    return having;
  }

  const steps: [string, Record<string, unknown>, string[]][] = [
    ['hangs in its year', {}, ['2023']],
    ['is found by a label more', { labels: ['2023', 'featured'] }, ['2023', 'featured']],
    ['leaves the list of its year for another’s', { yearLabel: '2022' }, ['2022', 'featured']],
    [
      'keeps its labels in another year when it is told them',
      { yearLabel: '2023', labels: ['featured', '2022', '2023'] },
      LISTS,
    ],
    ['leaves its year for one that it bears', { yearLabel: '2022' }, ['2022', 'featured']],
    ['is found by a year more', { labels: ['featured', '2022', '2023'] }, LISTS],
    ['loses one', { labels: ['featured', '2022'] }, ['2022', 'featured']],
    ['hangs in no year', { yearLabel: null }, ['2022', 'featured']],
    ['hangs in the year again that it bears', { yearLabel: '2022' }, ['2022', 'featured']],
    ['bears none', { labels: [] }, ['2022']],
    ['is nowhere', { yearLabel: null }, []],
  ];
  for (const [name, fields, wanted] of steps) {
    await t.test(name, async () => {
      if (Object.keys(fields).length) await editor.change('albums', work, fields);
      assert.deepEqual(await listsOfWork(), wanted);
    });
  }
});
