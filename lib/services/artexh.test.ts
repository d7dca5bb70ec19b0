import { anEnvelope, mockFetch, captureLog } from '@/tests/support/mockFetch';
import { forDisplay } from '@/lib/content/minors';
import * as albums from './artexhAlbum';
import { fav } from './artexhAlbumFav';
import { query as findCertificate } from './artexhCert';
import { getByAlbumId } from './artexhComm';
import * as lives from './artexhLive';
import * as videos from './artexhVideo';
import { unstable_cache } from 'next/cache';

jest.mock('next/cache', () => ({ unstable_cache: jest.fn() }));
jest.mock('@/lib/content/minors', () => ({ forDisplay: jest.fn((album: object) => album) }));

const keep = jest.mocked(unstable_cache);
const queryOf = (calls: { url: URL }[]) => {
  const { t, ...query } = Object.fromEntries(calls[0]?.url.searchParams ?? []);
  expect(t).toMatch(/^\d+$/);
  return query;
};

beforeEach(() => {
  keep.mockReset();
  keep.mockImplementation((read) => read);
});

describe('artexhAlbum/listPublished (§7)', () => {
  const anAlbumList = (datas: object[], number: number) =>
    anEnvelope({ body: [{ datas, number }] });

  it('asks for a page of 20 in the order of the curator, and keeps the answer', async () => {
    const calls = mockFetch(anAlbumList([], 0));
    await albums.listPublished({ labelIds: ['2024'] });
    expect(queryOf(calls)).toEqual({
      ...{ seqFlag: 'true', dStart: '0', dCount: '20', labelIds: '2024' },
    });
    expect(keep).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['a list by one country', { country: ['FR'], start: 20 }, 1],
    ['a mixture of labels', { labelIds: ['featured', '2024'] }, 0],
    ['several countries', { country: ['FR', 'CN'] }, 0],
    ['a label and a country', { labelIds: ['2024'], country: ['FR'] }, 0],
    ['another order', { labelIds: ['2024'], dsss: 'latest' }, 0],
    ['a colour', { labelIds: ['2024'], colour: ['red' as const] }, 0],
  ])('keeps of what has an end alone: %s', async (_, query, times) => {
    mockFetch(anAlbumList([], 0));
    await albums.listPublished(query);
    expect(keep).toHaveBeenCalledTimes(times);
  });

  it('passes a mixture of labels on', async () => {
    const calls = mockFetch(anAlbumList([], 0));
    await albums.listPublished({ labelIds: ['featured', '2024'] });
    expect(queryOf(calls)).toMatchObject({ labelIds: 'featured,2024' });
    expect(keep).not.toHaveBeenCalled();
  });

  it('drops albums without an image and items without an id; the total counts all', async () => {
    captureLog();
    const datas = [{ id: 1, coverPhoto: 'a.jpg' }, { id: 2 }, { coverPhoto: 'b.jpg' }];
    mockFetch(anAlbumList(datas, 40));
    const { items, total, given } = await albums.listPublished();
    expect(items.map(({ id }) => id)).toEqual(['1']);
    expect([total, given]).toEqual([40, 3]);
  });

  it("passes a visitor's search on and keeps no answer to it", async () => {
    const calls = mockFetch(anAlbumList([], 0));
    await albums.listPublished({
      name: 'rain',
      country: ['FR', 'CN'],
      initials: 'R',
      num: 'WE1',
      start: 20,
    });
    expect(queryOf(calls)).toEqual({
      ...{ seqFlag: 'true', dStart: '20', dCount: '20', name: 'rain', country: 'FR,CN' },
      ...{ num: 'WE1', initials: 'R', initialsFlag: 'true' },
    });
    expect(keep).not.toHaveBeenCalled();
  });

  it('asks for the words of a language, and keeps them apart', async () => {
    const calls = mockFetch(anAlbumList([], 0));
    await albums.listPublished({ locale: 'fr', initials: '*', name: '', country: [] });
    expect(queryOf(calls)).toMatchObject({ locale: 'FR' });
    const fr = {
      seqFlag: true,
      dStart: 0,
      dCount: 20,
      locale: 'FR',
      name: '',
      country: '',
      initials: '',
    };
    expect(keep.mock.calls.map(([, key]) => JSON.parse(key?.at(-1) ?? ''))).toEqual([[fr]]);
  });

  it.each(['*', ''])('reads initials "%s" as no filter (§5)', async (initials) => {
    const calls = mockFetch(anAlbumList([], 0));
    await albums.listPublished({ initials, author: 'Ann' });
    expect(queryOf(calls)).toEqual({ seqFlag: 'true', dStart: '0', dCount: '20', author: 'Ann' });
  });

  it('reads an empty body as an empty list, and none at all as request.failed', async () => {
    captureLog();
    mockFetch(anEnvelope({ body: [] }), anEnvelope({}));
    await expect(albums.listPublished()).resolves.toEqual({ items: [], given: 0, total: 0 });
    await expect(albums.listPublished()).rejects.toMatchObject({ token: 'request.failed' });
  });
});

describe('One work, by artexhAlbum/listPublished (§7)', () => {
  const anAnswer = (...ids: string[]) =>
    anEnvelope({
      body: [{ datas: ids.map((id) => ({ id, coverPhoto: 'a.jpg' })), number: ids.length }],
    });

  it('is asked for by its id, and kept under its own tag', async () => {
    const calls = mockFetch(anAnswer('7'));
    await expect(albums.getById('7', 'fr')).resolves.toMatchObject({ id: '7' });
    expect(queryOf(calls)).toMatchObject({ ids: '7', dCount: '1', locale: 'FR' });
    expect(keep.mock.calls[0]?.[2]?.tags).toEqual(expect.arrayContaining(['albums', 'album:7']));
  });

  it('is none when the service knows none', async () => {
    const calls = mockFetch(anAnswer());
    await expect(albums.getById('7')).resolves.toBeNull();
    expect(calls).toHaveLength(1);
  });

  it('is looked for in the kept list of all where the service answers with another', async () => {
    const calls = mockFetch(anAnswer('8'), anAnswer('8', '7'), anAnswer('8'), anAnswer('8'));
    await expect(albums.getById('7', 'fr')).resolves.toMatchObject({ id: '7' });
    expect(queryOf(calls.slice(1))).toEqual({
      ...{ seqFlag: 'true', dStart: '0', dCount: '100', locale: 'FR' },
    });
    expect(keep).toHaveBeenCalledTimes(2);
    await expect(albums.getById('7', 'fr')).resolves.toBeNull();
    expect(calls).toHaveLength(4);
  });

  it('is looked for among so many, and where the one in its place has no picture', async () => {
    captureLog();
    const noPicture = () => anEnvelope({ body: [{ datas: [{ id: 8 }], number: 90_000 }] });
    const calls = mockFetch(...Array.from({ length: 30 }, noPicture));
    await expect(albums.getById('7')).resolves.toBeNull();
    expect(calls).toHaveLength(1 + 20);
  });

  it('is not asked for by what cannot be an id (§5)', async () => {
    await expect(albums.getById('../x')).rejects.toMatchObject({ token: 'invalid.id' });
  });
});

describe('The work behind a wall label’s code, by artexhAlbum/listPublished (§7)', () => {
  const aWork = { id: 1, coverPhoto: 'a.jpg', author: 'Ann Bell', label: '2024', seq: 7 };
  const anAnswer = (work: object) => anEnvelope({ body: [{ datas: [work], number: 1 }] });

  it('is asked for by label and seq, and shown as the settings allow', async () => {
    jest.mocked(forDisplay).mockImplementationOnce((album) => ({ ...album, author: 'Ann B.' }));
    const calls = mockFetch(anAnswer(aWork));
    await expect(albums.getBySeq('2024', '7', 'fr')).resolves.toMatchObject({ author: 'Ann B.' });
    expect(queryOf(calls)).toMatchObject({ label: '2024', seq: '7', dCount: '1', locale: 'FR' });
  });

  it('is told from one that there isn’t, or is no longer', async () => {
    mockFetch(anEnvelope({ body: [{ datas: [], number: 0 }] }));
    await expect(albums.getBySeq('2024', '7', 'en')).resolves.toBe('absent');
  });

  it.each([
    { label: '2024', seq: 8 },
    { label: '', seq: null },
  ])('is none where the host knows neither parameter and answers with %j', async (fields) => {
    mockFetch(anAnswer({ ...aWork, ...fields }));
    await expect(albums.getBySeq('2024', '7', 'en')).resolves.toBeNull();
  });

  it.each([
    ['', '', 'absent'],
    ['2024', '', 'absent'],
    ['', '7', 'absent'],
    ['2024', 'x', null],
    ['a/b', '7', null],
  ])('is not asked for by "%s" and "%s"', async (label, seq, found) => {
    const calls = mockFetch();
    await expect(albums.getBySeq(label, seq, 'en')).resolves.toBe(found);
    expect(calls).toEqual([]);
  });
});

describe('The works beside one, by artexhAlbum/listPublished (§7)', () => {
  it('are asked for by its label and number, with it, and kept', async () => {
    const calls = mockFetch(
      anEnvelope({ body: [{ datas: [{ id: 1, coverPhoto: 'a.jpg' }], number: 1 }] }),
    );
    await expect(
      albums.listAround({ id: '1', label: '2024', seq: 7 }, 'fr'),
    ).resolves.toMatchObject([{ id: '1' }]);
    expect(queryOf(calls)).toMatchObject({ label: '2024', seq: '7', around: 'true', dCount: '3' });
    expect(keep).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['a/b', 7],
    ['2024', 1.5],
    ['2024', -1],
  ])('are not asked for by "%s" and %d', async (label, seq) => {
    const calls = mockFetch();
    await expect(albums.listAround({ id: '1', label, seq }, 'en')).resolves.toEqual([]);
    expect(calls).toEqual([]);
  });
});

describe('artexhComm/getByAlbumId (§7)', () => {
  it('asks for 20 comments of the artwork', async () => {
    const calls = mockFetch(anEnvelope({ body: [{ datas: [{ id: 1, cTime: 0 }], number: 61 }] }));
    const { items, total } = await getByAlbumId('a7', 40);
    expect(calls[0]?.url.pathname).toMatch(/\/artexhComm\/getByAlbumId\/a7$/);
    expect(queryOf(calls)).toEqual({ dStart: '40', dCount: '20' });
    expect([items[0]?.date, total]).toEqual(['1970-01-01', 61]);
  });

  it('drops one that cannot be read, and still counts it as handed out', async () => {
    captureLog();
    const datas = [{ id: 1, cTime: 0 }, { cTime: 0 }, { id: 3, cTime: 0 }];
    mockFetch(anEnvelope({ body: [{ datas, number: 61 }] }));
    const { items, given } = await getByAlbumId('a7');
    expect([items.length, given]).toEqual([2, 3]);
  });

  it.each([
    ['', 'empty.id'],
    ['../x', 'invalid.id'],
  ])('asks nothing for the id "%s": %s (§5)', async (id, token) => {
    const calls = mockFetch();
    await expect(getByAlbumId(id)).rejects.toMatchObject({ token });
    expect(calls).toEqual([]);
  });
});

describe('artexhVideo and artexhLive (§7)', () => {
  const aPage = (status: number) => new Response('<h1>Sorry</h1>', { status });

  it.each([
    ['artexhVideo', videos],
    ['artexhLive', lives],
  ])('%s/listPublished lists videos', async (path, { listPublished }) => {
    captureLog();
    const calls = mockFetch(
      anEnvelope({ body: [{ datas: [{ id: 1, uri: '/video/a.mp4' }, {}] }] }),
    );
    const { items, given } = await listPublished(['2024']);
    expect(calls[0]?.url.pathname).toBe(`/services/artexh/${path}/listPublished`);
    expect(queryOf(calls)).toEqual({ dStart: '0', dCount: '20', labelIds: '2024' });
    expect([items[0]?.videoUrl, items.length, given]).toEqual(['/video/a.mp4', 1, 2]);
  });

  it.each([
    ['does not know the call', aPage(404)],
    ['does not know its method', aPage(405)],
    ['no longer has it', aPage(410)],
    ['never had it', aPage(501)],
    ['takes it for invalid', Response.json({ code: 'request.failed', desc: 'invalid.params' })],
    ['says so by the code', Response.json({ code: 'invalid.id' }, { status: 400 })],
  ])('there are no live videos where the host %s', async (_what, answer) => {
    mockFetch(answer);
    await expect(lives.listPublished()).resolves.toEqual({ items: [], given: 0 });
  });

  it.each([
    ['busy', () => new Response('later', { status: 429 })],
    ['out of order', () => new Response('', { status: 500 })],
    ['behind a proxy that wants a password', () => aPage(401)],
    ['behind a proxy that lets nobody in', () => aPage(403)],
  ])('live videos are not known while the host is %s', async (_what, answer) => {
    captureLog();
    mockFetch(answer(), answer());
    await expect(lives.listPublished()).rejects.toMatchObject({ token: 'net.error' });
  });

  it.each([
    ['says that it failed', { code: 'request.failed', desc: 'out of memory' }],
    ['says nothing at all', null],
    ['answers in another shape', { code: '0', body: {} }],
  ])('live videos are not known while the host %s', async (_what, answer) => {
    captureLog();
    mockFetch(Response.json(answer));
    await expect(lives.listPublished()).rejects.toMatchObject({ token: 'request.failed' });
  });

  it('films are no such call: every host has them', async () => {
    captureLog();
    mockFetch(Response.json({ code: 'request.failed', desc: 'unknown call' }));
    await expect(videos.listPublished()).rejects.toMatchObject({ token: 'request.failed' });
  });
});

describe('artexhCert/query (§7)', () => {
  it.each([
    [[{ certPhoto: 'a.jpg' }], { photos: ['/download/a.jpg'] }],
    [[{ certPhoto: ',' }], { photos: [] }],
    [[{ certPhoto: '' }], null],
    [[], null],
  ])('answers %j as %j', async (body, certificate) => {
    const calls = mockFetch(anEnvelope({ body }));
    await expect(findCertificate(' We2022-０417 ')).resolves.toEqual(certificate);
    expect(queryOf(calls)).toEqual({ unicode: 'We2022-０417' });
    expect(keep).not.toHaveBeenCalled();
  });

  it('does not ask for an empty number (§5)', async () => {
    await expect(findCertificate(' ')).rejects.toMatchObject({ token: 'invalid.params' });
  });
});

describe('artexhAlbumFav/fav (§7)', () => {
  const aFavorite = {
    qrLabel: '2024',
    qrSeq: '7',
    name: 'Ann',
    email: 'ann@example.org',
    captcha: 'ab',
  };

  it('puts the form into the query, and says whose it is', async () => {
    const calls = mockFetch(anEnvelope({}));
    await fav(aFavorite, '192.0.2.1');
    expect(queryOf(calls)).toEqual(aFavorite);
    expect(calls[0]?.init.headers).toEqual({
      'x-time-limit': '5',
      'x-visitor-address': '192.0.2.1',
      'x-at': expect.stringMatching(/^\d{13}$/),
      'x-signature': expect.stringMatching(/^[0-9a-f]{64}$/),
    });
  });

  it('hands the refusal on, and logs no word of the form', async () => {
    const lines = captureLog();
    mockFetch(Response.json({ code: '1', desc: 'invalid.captcha' }));
    await expect(fav(aFavorite, '')).rejects.toMatchObject({ token: 'invalid.captcha' });
    expect(JSON.stringify(lines)).not.toMatch(/Ann|ann|example/);
  });
});
