import assert from 'node:assert/strict';
import { test } from 'node:test';
import { comparable, listAlbums, listAllAlbums } from './support/albums';
import { hasDatabase, openDatabase } from './support/database';
import { assertFails, sharedAnswersEnd } from './support/service';

const everything = await listAllAlbums({ seqFlag: true });
const ids = (albums: readonly { id: string }[]) => albums.map(({ id }) => id).toSorted();
const [sample] = everything.filter(({ author, name }) =>
  /\p{M}/u.test((author + name).normalize('NFD')),
);

test('§7 listPublished: every work fits the contract and has a picture', () => {
  assert.ok(everything.length >= 200);
  assert.equal(new Set(ids(everything)).size, everything.length);
  assert.ok(everything.every(({ coverPhoto }) => coverPhoto.startsWith('/download/')));
  assert.ok(new Set(everything.map(({ countryCode }) => countryCode)).size >= 45);
  assert.ok(everything.every(({ user }) => [0, 1, null].includes(user?.sex ?? null)));
});

test('§7 seqFlag=true orders by year and the curator’s number, else the newest come first', async () => {
  const order = everything.map(({ label, seq }) => [label, seq] as const);
  const sorted = order.toSorted(([a, m], [b, n]) => b.localeCompare(a) || (m ?? 0) - (n ?? 0));
  assert.deepEqual(order, sorted);
  const newest = (await listAlbums({ dCount: 100 })).albums.map(({ id }) => Number(id));
  assert.deepEqual(
    newest,
    newest.toSorted((a, b) => b - a),
  );
});

test('§7 dStart and dCount page through all that match; number counts them all', async () => {
  const first = await listAlbums({ seqFlag: true, labelIds: '2022' });
  const second = await listAlbums({ seqFlag: true, labelIds: '2022', dStart: 20, dCount: 20 });
  const beyond = await listAlbums({ seqFlag: true, labelIds: '2022', dStart: 5000 });
  const of2022 = everything.filter(({ label }) => label === '2022');
  assert.equal(first.number, 150);
  assert.deepEqual([...first.albums, ...second.albums], of2022.slice(0, 40));
  assert.deepEqual([beyond.albums, beyond.number], [[], 150]);
  assert.equal((await listAlbums({ dCount: 0 })).albums.length, 0);
  assert.equal((await listAlbums({ dCount: 5000 })).albums.length, 100);
});

test('§7 labelIds: a work matches when it bears any of them', async () => {
  const featured = await listAllAlbums({ labelIds: 'featured' });
  const both = await listAllAlbums({ labelIds: '2024,featured' });
  const of2024 = everything.filter(({ label }) => label === '2024');
  assert.ok(featured.length >= 20);
  assert.deepEqual(ids(both), [...new Set([...ids(featured), ...ids(of2024)])].toSorted());
  assert.equal((await listAlbums({ labelIds: 'nothing' })).number, 0);
});

test('§7 labelIds: one label alone, which has statements of its own, gives the same as among others', async () => {
  for (const label of ['2024', 'featured', 'nothing']) {
    for (const dsss of ['', 'latest']) {
      const order = { seqFlag: true, dsss };
      const alone = await listAllAlbums({ labelIds: label, ...order });
      assert.deepEqual(alone, await listAllAlbums({ labelIds: `${label},none`, ...order }));
      const later = await listAlbums({ labelIds: label, ...order, dStart: 7, dCount: 5 });
      assert.deepEqual(later, { albums: alone.slice(7, 12), number: alone.length });
    }
  }
});

test('§7 author matches a part, ignoring case and accents', async () => {
  assert.ok(sample);
  for (const part of [sample.author.slice(1, 6), comparable(sample.author).toUpperCase()]) {
    const found = await listAllAlbums({ author: part });
    const wanted = everything.filter(({ author }) => comparable(author).includes(comparable(part)));
    assert.ok(wanted.length > 0);
    assert.deepEqual(ids(found), ids(wanted));
  }
});

test('§7 name matches a part of a title, and words of one or two letters match too', async () => {
  for (const part of ['The', 'he', 'ê', 'river', 'RIVER', 'xyzzy']) {
    const found = await listAllAlbums({ name: part });
    const inEnglish = everything.filter(({ name }) => comparable(name).includes(comparable(part)));
    const missing = ids(inEnglish).filter((id) => !ids(found).includes(id));
    assert.deepEqual(missing, [], part);
  }
  assert.equal((await listAlbums({ name: 'xyzzy' })).number, 0);
});

test('§7 an apostrophe is found as keyboards and books have it', async () => {
  const quoted = everything.find(({ name }) => name.includes('’'));
  assert.ok(quoted);
  for (const apostrophe of ["'", '’', '´']) {
    const found = await listAllAlbums({ name: quoted.name.replaceAll('’', apostrophe) });
    assert.ok(ids(found).includes(quoted.id), apostrophe);
  }
  // Titles of all languages are looked through, each by itself.
  assert.equal((await listAlbums({ name: '|' })).number, 0);
});

test('§7 a name in another script is found by its own letters', async () => {
  const han = everything.find(({ author }) => /^\p{Script=Han}{2,}/u.test(author));
  assert.ok(han);
  const found = await listAllAlbums({ author: han.author.slice(0, 2) });
  assert.ok(ids(found).includes(han.id));
});

test('§7 signs that mean something to a database are letters like others', async () => {
  for (const author of ['%', '_', '\\', '"', "'", '*', 'a" OR "', '%%%', '___']) {
    const wanted = everything.filter((album) =>
      comparable(album.author).includes(author.toLowerCase()),
    );
    assert.equal((await listAlbums({ author })).number, wanted.length, author);
  }
});

test('§7 country is a list of codes', async () => {
  const codes = [...new Set(everything.map(({ countryCode }) => countryCode))].slice(0, 2);
  const wanted = everything.filter(({ countryCode }) => codes.includes(countryCode));
  assert.deepEqual(ids(await listAllAlbums({ country: codes.join(',') })), ids(wanted));
  assert.deepEqual(
    ids(await listAllAlbums({ country: codes.join(',').toLowerCase() })),
    ids(wanted),
  );
  assert.equal((await listAlbums({ country: 'XX' })).number, 0);
});

test('§7 number: as many as come, by words of any length, with one another and with a country', async () => {
  assert.ok(everything.length < 300);
  const work = everything.find(({ author, name }) => /an/.test(author) && /the.*e/i.test(name));
  const country = work?.countryCode ?? '';
  const queries: Record<string, string>[] = [
    { name: 'sea' },
    { name: 'sea', author: 'a' },
    { name: 'the', author: 'mar' },
    { name: 'the', country },
    { name: 'e', author: 'an' },
    { name: 'e', author: 'an', country },
    { name: 'e', author: 'a', country, labelIds: `${work?.label},none` },
    { name: 'the', labelIds: 'featured' },
  ];
  for (const query of queries) {
    const pages = await Promise.all(
      [0, 100, 200].map((dStart) => listAlbums({ ...query, dStart, dCount: 100 })),
    );
    const came = pages.flatMap(({ albums }) => albums);
    assert.ok(came.length > 0, JSON.stringify(query));
    assert.equal(pages[0]?.number, came.length, JSON.stringify(query));
  }
});

test(
  '§7 number: a work that is a draft again does not count, by words either',
  { skip: !hasDatabase },
  async () => {
    const database = openDatabase();
    const before = await listAlbums({ name: 'sea', dCount: 100 });
    const [work] = before.albums;
    assert.ok(work);
    const set = (status: string) =>
      database.run('UPDATE albums SET _status = ? WHERE id = ?', [status, Number(work.id)]);
    try {
      await set('draft');
      await sharedAnswersEnd();
      const after = await listAlbums({ name: 'sea', dCount: 100 });
      assert.deepEqual(ids(after.albums), ids(before.albums.slice(1)));
      assert.equal(after.number, before.number - 1);
    } finally {
      await set('published');
      await database.close();
    }
  },
);

test('§7 num is exact', async () => {
  const { num, id } = everything[7]!;
  assert.deepEqual(ids((await listAlbums({ num, dStart: 0, dCount: 1 })).albums), [id]);
  assert.equal((await listAlbums({ num: num.slice(0, -1) })).number, 0);
});

test('§5 initials count with their flag; * and nothing mean any', async () => {
  const byLetter = await listAllAlbums({ initials: 'T', initialsFlag: true });
  const latin = byLetter.filter(({ name }) => /^[a-z]/.test(comparable(name)));
  assert.ok(byLetter.length > 0 && byLetter.length < everything.length);
  assert.ok(latin.every(({ name }) => comparable(name).startsWith('t')));
  for (const query of [
    { initials: '*', initialsFlag: true },
    { initials: '', initialsFlag: true },
    { initials: 'T', initialsFlag: false },
  ]) {
    assert.equal((await listAlbums(query)).number, everything.length);
  }
});

test('contract: dsss=latest puts what was entered last first', async () => {
  const latest = await listAllAlbums({ dsss: 'latest', seqFlag: true });
  const numbers = latest.map(({ id }) => Number(id));
  assert.equal(numbers.length, everything.length);
  assert.deepEqual(
    numbers,
    numbers.toSorted((a, b) => b - a),
  );
});

test('§7 filters are joined by and; dsss changes none', async () => {
  const { author, countryCode, label, id } = everything[3]!;
  const query = { author, country: countryCode, labelIds: label, dsss: 'anything', seqFlag: true };
  assert.ok(ids((await listAlbums(query)).albums).includes(id));
  assert.equal((await listAlbums({ ...query, country: 'XX' })).number, 0);
});

test('contract: ids, label and seq ask for known works', async () => {
  const [first, second] = everything;
  assert.ok(first && second);
  const found = await listAlbums({ ids: `${first.id},${second.id}` });
  assert.deepEqual(ids(found.albums), ids([first, second]));
  // A shelf's address may have anything in it: the works that exist are found all the same.
  const some = await listAlbums({ ids: `nobody,${first.id},-1,999999999` });
  assert.deepEqual(ids(some.albums), [first.id]);
  const one = await listAlbums({ label: first.label, seq: first.seq ?? 0 });
  assert.deepEqual(ids(one.albums), [first.id]);
});

test('contract: around gives the works beside the one with a label and seq, in their order', async () => {
  const year = everything.filter(({ label, seq }) => label === '2022' && seq !== null);
  const last = year.length - 1;
  for (const at of [0, 1, 57, last]) {
    const seq = year[at]?.seq ?? 0;
    const { albums } = await listAlbums({ seqFlag: true, label: '2022', seq, around: true });
    assert.deepEqual(albums, year.slice(Math.max(0, at - 1), at + 2), String(seq));
  }
});

test('contract: a search in all countries, and more works than a page can have', async () => {
  const countries = Array.from({ length: 250 }, (_, at) =>
    String.fromCharCode(65 + Math.floor(at / 26), 65 + (at % 26)),
  );
  const { number } = await listAlbums({ country: countries.join() });
  assert.ok(number > 0);
  const whole = await listAlbums({ dCount: '99999999999' });
  assert.equal(whole.albums.length, 100);
  const beyond = await listAlbums({ dStart: '99999999999' });
  assert.deepEqual([beyond.albums, beyond.number], [[], everything.length]);
});

test('§8 a bad parameter is invalid.params', async () => {
  const long = 'x'.repeat(257);
  for (const query of [
    { dStart: -1 },
    { dStart: 'x' },
    { dStart: '1.5' },
    { dStart: '1e3' },
    { dCount: -1 },
    { dCount: 'ten' },
    { initials: 'ab', initialsFlag: true },
    { initials: '1', initialsFlag: true },
    { name: long },
    { author: long },
    { num: 'a\0b' },
    { labelIds: '2024,a\0b' },
    { country: 'F\0' },
  ]) {
    await assertFails('albumList', { query }, 'invalid.params');
  }
});
