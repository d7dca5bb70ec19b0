import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { wireAlbum, wireAlbumList } from '@/lib/contract/album';
import { wireAlbumCommentList } from '@/lib/contract/albumComment';
import { WEB_CONTENT, wireWebContentList } from '@/lib/contract/webContent';
import { editorOf } from '../support/editor';
import { until } from '../support/until.mjs';
import { hasDatabase } from './support/database';
import { aListener, anOwnCms } from './support/ownCms';
import { plainPicture } from './support/plainPicture';
import { answerFrom, SITE, sharedAnswersEnd } from './support/service';

const LABEL = '2031';

/** Three works of a year; the second one is the only work of its country. */
describe('A work whose picture is private or deleted', { skip: !hasDatabase }, () => {
  let website: Awaited<ReturnType<typeof aListener>>;
  let cms: Awaited<ReturnType<typeof anOwnCms>>;
  let editor: ReturnType<typeof editorOf>;
  const works: string[] = [];
  let picture: string;
  let face: string;

  const upload = async (colour: string) =>
    (await editor.upload(await plainPicture(colour, `${colour}.png`))).id;

  before(async () => {
    website = await aListener();
    cms = await anOwnCms(website.origin);
    editor = editorOf(cms);
    await editor.publish('labels', { id: LABEL, title: LABEL, kind: 'year' });
    const [china, france] = [
      await editor.first('areas', 'where[code][equals]=CN'),
      await editor.first('areas', 'where[code][equals]=FR'),
    ];
    const pictures = [await upload('red'), await upload('green'), await upload('blue')];
    picture = pictures[1] ?? '';
    for (const [index, cover] of pictures.entries()) {
      const country = Number((index === 1 ? china : france).id);
      const place = { yearLabel: LABEL, seq: index + 1, country };
      const work = { name: `Work ${index}`, author: 'Ann', cover: Number(cover), ...place };
      works.push(await editor.publish('albums', work));
    }
    const avatar = await editor.upload(await plainPicture('white', 'white.png'));
    face = avatar.filename;
    const comment = { album: Number(works[1]), username: 'Bo', comment: 'Good' };
    await editor.publish('albumComments', { ...comment, avatar: Number(avatar.id) });
  });
  after(async () => {
    await cms?.stop();
    website?.stop();
  });

  async function list(query: Record<string, string | number | boolean>) {
    const asked = { seqFlag: true, ...query };
    const { body } = await answerFrom(cms.cmsUrl, 'albumList', { query: asked });
    const { datas, number } = wireAlbumList.validateSync((body as unknown[])[0]);
    return { ids: datas.map((item) => wireAlbum.validateSync(item).id), number };
  }
  async function countries() {
    const path = { site: SITE, label: 'countries_EN' };
    const { body } = await answerFrom(cms.cmsUrl, 'webContent', { path });
    const { datas } = wireWebContentList.validateSync((body as unknown[])[0]);
    const content = WEB_CONTENT.countries.validateSync(JSON.parse(datas[0]?.content ?? ''));
    return content.countries.map(({ code, works: number }) => `${code} ${number}`).toSorted();
  }
  async function remarks() {
    const path = { albumId: works[1] ?? '' };
    const { body } = await answerFrom(cms.cmsUrl, 'commentList', { path });
    return wireAlbumCommentList.validateSync((body as unknown[])[0]).number;
  }
  /** The picture beside the second work's comment. */
  const faceIs = (status: number) =>
    until(`the face is a ${status}`, async () => {
      const answer = await fetch(`${cms.cmsUrl}/download/${face}`, { method: 'HEAD' });
      return answer.status === status;
    });
  /** What visitors find of the works, and of the second one's comments. */
  async function seen() {
    await sharedAnswersEnd();
    return {
      ofYear: await list({ labelIds: LABEL }),
      all: await list({}),
      around: (await list({ label: LABEL, seq: 1, around: true })).ids,
      ofChina: await list({ country: 'CN' }),
      named: await list({ name: 'Work' }),
      countries: await countries(),
      remarks: await remarks(),
    };
  }
  const whole = () => ({
    ...{ ofYear: { ids: works, number: 3 }, all: { ids: works, number: 3 } },
    ...{ around: works.slice(0, 2), ofChina: { ids: works.slice(1, 2), number: 1 } },
    ...{ named: { ids: works, number: 3 }, countries: ['CN 1', 'FR 2'], remarks: 1 },
  });
  const withoutSecond = () => {
    const left = [works[0], works[2]];
    return {
      ...{ ofYear: { ids: left, number: 2 }, all: { ids: left, number: 2 } },
      ...{ around: left, ofChina: { ids: [], number: 0 } },
      ...{ named: { ids: left, number: 2 }, countries: ['FR 2'], remarks: 0 },
    };
  };

  const isQuiet = async () => (await cms.run('SELECT id FROM outbox')).length === 0;
  /** What the website hears first of a save. */
  async function heardOf(save: () => Promise<unknown>) {
    await until('all that was saved before is told', isQuiet);
    const count = website.heard.length;
    await save();
    await until('it is told', () => website.heard.length > count);
    return website.heard[count] ?? assert.fail();
  }
  /** The whole lists, as later works move up or down. */
  const ofLists = () => [
    ...[`worksOf:${LABEL}`, 'worksIn:CN', 'works', 'webContent:countries'],
    ...works.map((id) => `near:${id}`),
    `album:${works[1]}`,
  ];
  const lacks = (tags: readonly string[]) => ofLists().filter((tag) => !tags.includes(tag));
  const setPrivate = (isPrivate: boolean) => () =>
    editor.change('media', picture, { private: isPrivate });

  test('a picture that is only described anew names only its part of the lists', async () => {
    assert.deepEqual(await seen(), whole());
    await faceIs(200);
    const change = () => editor.change('media', picture, { alt: 'A boat' });
    const { tags, withdrawn } = await heardOf(change);
    assert.ok(tags.includes(`worksOf:${LABEL}:0`) && tags.includes(`album:${works[1]}`));
    assert.deepEqual(lacks(tags).slice(0, 4), ofLists().slice(0, 4));
    assert.deepEqual(withdrawn, []);
  });

  test('is nowhere while the picture is private, and the whole lists are told', async () => {
    const { tags, withdrawn } = await heardOf(setPrivate(true));
    assert.deepEqual([lacks(tags), lacks(withdrawn)], [[], []]);
    assert.deepEqual(await seen(), withoutSecond());
    await faceIs(404);
  });

  test('is back where it was when the picture is public again', async () => {
    const { tags, withdrawn } = await heardOf(setPrivate(false));
    assert.deepEqual([lacks(tags), withdrawn], [[], []]);
    assert.deepEqual(await seen(), whole());
    await faceIs(200);
  });

  test('is back with another picture', async () => {
    await setPrivate(true)();
    const other = await upload('yellow');
    const change = () => editor.change('albums', works[1] ?? '', { cover: Number(other) });
    const { tags, withdrawn } = await heardOf(change);
    assert.deepEqual([lacks(tags), withdrawn], [[], []]);
    assert.deepEqual(await seen(), whole());
    picture = other;
  });

  test('is nowhere when the picture is deleted, and the whole lists are told', async () => {
    const remove = () => editor.remove('media', picture);
    const { tags, withdrawn } = await heardOf(remove);
    assert.deepEqual([lacks(tags), lacks(withdrawn)], [[], []]);
    assert.deepEqual(await seen(), withoutSecond());
    await faceIs(404);
  });
});
