import { TOO_MANY_TRIES } from '@/lib/contract/envelope';
import { anEnvelope, mockFetch, captureLog } from '@/tests/support/mockFetch';
import { openDraft } from './draft';
import { answerInJson, answerWithPage, readForm } from './favoriteForm';

const aForm = (fields: Record<string, string> = {}) => ({
  name: 'Ann',
  email: 'ann@example.org',
  captcha: 'HKM3N',
  qrLabel: '2024',
  qrSeq: '7',
  ...fields,
});
/** As our CMS refuses: too many tries with a status of their own. */
const refusing = (desc: string) =>
  mockFetch(
    Response.json(
      { code: 'request.failed', desc },
      { status: desc === TOO_MANY_TRIES ? 429 : 200 },
    ),
  );

const VISITOR = { address: '192.0.2.1', isAllowed: true };

beforeEach(captureLog);

describe('readForm', () => {
  it('takes what a script sends and what a browser posts', () => {
    expect(readForm('{"name":"Ann","seq":7}', 'application/json')).toEqual({
      isPage: false,
      fields: { name: 'Ann' },
    });
    expect(
      readForm('name=Ann+B&email=a%40b.co', 'application/x-www-form-urlencoded;charset=UTF-8'),
    ).toEqual({ isPage: true, fields: { name: 'Ann B', email: 'a@b.co' } });
  });

  it.each(['', '[', 'null', '1', '"x"'])('finds nothing in %s', (body) => {
    expect(readForm(body, 'application/json').fields).toEqual({});
  });
});

describe('answerInJson (§8 Favourite)', () => {
  it('is 200 on success', async () => {
    mockFetch(anEnvelope({ body: [] }));
    expect((await answerInJson(aForm(), VISITOR)).status).toBe(200);
  });

  it.each([
    ['invalid.captcha', 400, 'invalid.captcha'],
    ['invalid.id', 404, 'invalid.id'],
    ['anything', 502, 'request.failed'],
    [TOO_MANY_TRIES, 429, 'too.many'],
  ])('when the service says %s it is %i %s', async (desc, status, token) => {
    refusing(desc);
    const answer = await answerInJson(aForm(), VISITOR);
    expect([answer.status, await answer.json()]).toEqual([status, { token }]);
  });

  it('is a 503 that tells when to try again, when no service can be reached', async () => {
    mockFetch(new Response('', { status: 500 }));
    const answer = await answerInJson(aForm(), VISITOR);
    expect([answer.status, await answer.json()]).toEqual([503, { token: 'net.error' }]);
    expect(answer.headers.get('retry-after')).toBe('30');
  });

  it('tells when to try again only of our own limit, as the service doesn’t say it of its own', async () => {
    refusing(TOO_MANY_TRIES);
    const answers = [
      await answerInJson(aForm(), VISITOR),
      await answerInJson(aForm(), { ...VISITOR, isAllowed: false }),
    ];
    expect(answers.map(({ headers }) => headers.get('retry-after'))).toEqual([null, '60']);
  });

  it('tells it of a work that was collected too often, which a page says as it does of any limit', async () => {
    const fields = aForm({ qrSeq: '300' });
    mockFetch(...Array.from({ length: 300 }, () => anEnvelope({ body: [] })));
    for (let at = 0; at < 300; at += 1) await answerInJson(fields, VISITOR);
    const { status, headers } = await answerInJson(fields, VISITOR);
    expect([status, headers.get('retry-after')]).toEqual([429, '60']);
    const location = (await answerWithPage(fields, VISITOR)).headers.get('location') ?? '';
    const form = new URL(location, 'http://a.test').searchParams.get('form') ?? '';
    expect(openDraft(form, Date.now())?.result).toBe('tooMany');
  });

  it('asks no service when a field is wrong or the visitor is over the limit', async () => {
    const calls = mockFetch();
    expect((await answerInJson(aForm({ email: 'ann' }), VISITOR)).status).toBe(400);
    expect((await answerInJson(aForm(), { ...VISITOR, isAllowed: false })).status).toBe(429);
    expect(calls).toEqual([]);
  });
});

describe('answerWithPage (without JavaScript)', () => {
  async function answerTo(fields: Record<string, string>, isAllowed = true) {
    const answer = await answerWithPage(fields, { ...VISITOR, isAllowed });
    const location = answer.headers.get('location') ?? '';
    const { pathname, searchParams, hash } = new URL(location, 'http://a.test');
    const draft = openDraft(searchParams.get('form') ?? '', Date.now());
    return { status: answer.status, location, pathname, hash, draft };
  }

  it('leads back to the page of the work, in its language, with the e-mail sealed', async () => {
    mockFetch(anEnvelope({ body: [] }));
    const { status, location, pathname, hash, draft } = await answerTo(aForm({ locale: 'fr' }));
    expect([status, pathname, draft?.result]).toEqual([303, '/fr/album/favorite', 'success']);
    expect(hash).toBe('#result');
    expect(location).toContain('label=2024&seq=7&');
    expect(decodeURIComponent(location)).not.toContain('example');
  });

  it('never leads elsewhere, whatever the form says', async () => {
    const { location } = await answerTo(
      aForm({ email: '', locale: '//evil.test', qrLabel: '/\\' }),
    );
    expect(location).toMatch(/^\/album\/favorite\?label=%2F%5C&/);
  });

  it('tells every failure, but not of what was not asked for yet', async () => {
    const wrong = aForm({ name: '', captcha: '' });
    const failures = { name: 'nameEmpty', captcha: 'captchaEmpty' };
    const told = await answerTo(wrong);
    expect(told.draft).toMatchObject({ failures, result: '' });
    expect(told.hash).toBe('#form');
    const { draft } = await answerTo({ ...wrong, step: 'picture' });
    expect([draft?.failures, draft?.result]).toEqual([{}, '']);
  });

  it.each([
    ['invalid.captcha', 'invalidCaptcha', '#form'],
    ['invalid.id', 'absent', '#result'],
    ['anything', 'error', '#result'],
    [TOO_MANY_TRIES, 'tooMany', '#result'],
  ])('on %s comes back with %s, at %s', async (desc, result, place) => {
    refusing(desc);
    const { draft, hash } = await answerTo(aForm());
    expect(draft).toMatchObject({ name: 'Ann', result });
    expect(hash).toBe(place);
  });

  it('says the same when no service can be reached', async () => {
    mockFetch(new Response('', { status: 500 }));
    expect((await answerTo(aForm())).draft).toMatchObject({ name: 'Ann', result: 'error' });
  });

  it('leads to no longer an address than a work’s can be', async () => {
    const { location } = await answerTo(
      aForm({ qrLabel: 'x'.repeat(3500), qrSeq: '7'.repeat(99) }),
    );
    expect(location.length).toBeLessThan(1000);
  });

  it('says so when the visitor is over the limit', async () => {
    expect((await answerTo(aForm(), false)).draft?.result).toBe('tooMany');
    const { draft } = await answerTo(aForm({ name: '', email: 'ann@' }), false);
    expect([draft?.result, draft?.failures]).toEqual(['tooMany', { email: 'emailInvalid' }]);
  });
});
