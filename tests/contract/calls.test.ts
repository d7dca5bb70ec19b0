import assert from 'node:assert/strict';
import { test } from 'node:test';
import { object, string } from 'yup';
import { wireApp } from '@/lib/contract/app';
import { wireArea, wireAreaProps } from '@/lib/contract/area';
import { wireMenuItem } from '@/lib/contract/menuItem';
import { wireNews, wireNewsList } from '@/lib/contract/news';
import { hasDatabase } from './support/database';
import {
  answerTo,
  callService,
  assertFails,
  assertFits,
  bodyOf,
  firstOf,
  ORIGIN,
  SITE,
} from './support/service';

test('§7 area/getChildAreasByPId/0 gives the countries in props', async () => {
  const { code, props } = await answerTo('childAreas');
  const { areas } = wireAreaProps.validateSync(props);
  areas.forEach((area) => assertFits(wireArea, area));
  assert.equal(code, '0');
  assert.ok(areas.length >= 45);
});

test('§7 menu/getByLabel gives a flat list whose parents are in it', async () => {
  const path = { site: SITE, label: 'main_EN' };
  const items = (await bodyOf('menuByLabel', wireMenuItem, { path })).map((item) =>
    assertFits(wireMenuItem, item),
  );
  const ids = new Set(['0', ...items.map(({ id }) => id)]);
  assert.ok(items.length > 5);
  assert.ok(items.every(({ pId, name }) => ids.has(pId) && name));
});

test('§7 app/getByLabel and menu/getTreeByAppId give the app and its menu', async () => {
  const [app] = await bodyOf('appByLabel', wireApp, { path: { label: 'artexh' } });
  assert.ok(app);
  const path = { appId: assertFits(wireApp, app).id };
  const tree = await bodyOf('menuTree', wireMenuItem, { path, query: { SID: '' } });
  assert.ok(tree.length > 5);
  await assertFails('appByLabel', { path: { label: 'nothing' } }, 'invalid.id');
  await assertFails('menuTree', { path: { appId: 'nothing' } }, 'invalid.id');
  // PostgreSQL would refuse the statement.
  await assertFails('menuTree', { path: { appId: 'a\0b' } }, 'invalid.params');
  await assertFails('menuByLabel', { path: { site: SITE, label: 'a\0b_EN' } }, 'invalid.params');
});

test('§7 news/listByLabel lists the newest first, and counts all', async () => {
  const query = { category: 'news', label: 'news_EN', dStart: 0, dCount: 5 };
  const { datas, total } = await firstOf('newsList', wireNewsList, { query });
  const news = datas.map((item) => assertFits(wireNews, item));
  const times = news.map(({ sTime }) => sTime ?? 0);
  // Another host's newest may lack a date.
  assert.ok(!hasDatabase || news.every(({ sTime }) => sTime), 'a news item without a date');
  assert.equal(news.length, 5);
  assert.ok(total > news.length);
  assert.deepEqual(
    times,
    times.toSorted((a, b) => b - a),
  );
});

test('§7 news/getById gives one item as HTML, or invalid.id', async () => {
  const query = { category: 'news', label: 'news_EN', dCount: 100 };
  const { datas } = await firstOf('newsList', wireNewsList, { query });
  for (const { id } of datas.map((item) => assertFits(wireNews, item))) {
    const [item] = await bodyOf('newsById', wireNews, { path: { id } });
    assert.match(assertFits(wireNews, item).content, /<[a-z]/);
  }
  for (const id of ['999999999', 'x', '1.5', '-1']) {
    await assertFails('newsById', { path: { id } }, 'invalid.id');
  }
});

test('§3 the experts of a year are news items with a name, a portrait and a numeric order', async () => {
  const query = { category: 'expert', label: 'experts2024_EN' };
  const { datas, total } = await firstOf('newsList', wireNewsList, { query });
  const experts = datas.map((item) => assertFits(wireNews, item));
  assert.ok(total > 0 && total === experts.length);
  for (const { title, draft } of experts) {
    assert.ok(title && draft?.icon.startsWith('/download/') && /^\d+$/.test(draft.subTitle));
  }
  // By the label of the year's works, which may have any name.
  const none = { category: 'expert', label: 'expertsnobody_EN' };
  assert.equal((await firstOf('newsList', wireNewsList, { query: none })).total, 0);
});

test('§7 image/getUriById gives a path that is there', async () => {
  const [uri] = await bodyOf('imageUri', string().required(), { path: { id: 1 } });
  assert.equal((await fetch(ORIGIN + uri, { method: 'HEAD' })).status, 200);
  await assertFails('imageUri', { path: { id: 999999999 } }, 'invalid.id');
});

test('§7 user/login, user/getCurrentUser and smsCaptcha fail in words, for there are no accounts', async () => {
  const form = (body: string) => ({ method: 'POST', body: new URLSearchParams(body) });
  await assertFails('login', { init: form('username=a&password=b') }, 'request.failed');
  await assertFails('login', { init: form('username=a') }, 'invalid.params');
  await assertFails('currentUser', {}, 'sid.empty');
  await assertFails('currentUser', { query: { SID: 'x' } }, 'request.failed');
  const sms = { phone: '13912345678', username: 'a', category: 'b', appId: '1', smsId: '2' };
  await assertFails('smsCaptcha', { query: sms }, 'request.failed', 'send.sms.failed');
  await assertFails('smsCaptcha', { query: { ...sms, phone: '12912345678' } }, 'invalid.params');
  await assertFails('smsCaptcha', { query: { ...sms, appId: '' } }, 'invalid.params');
});

test('§7 an unknown call is 404 and a wrong method 405, each with a code', async () => {
  const failure = object({ code: string().oneOf(['request.failed']).required() });
  const unknown = await fetch(`${ORIGIN}/services/cms/nothing/at/all`);
  assert.equal(unknown.status, 404);
  failure.validateSync(await unknown.json());
  const wrong = await callService('albumList', { init: { method: 'POST' } });
  assert.equal(wrong.status, 405);
  failure.validateSync(await wrong.json());
});
