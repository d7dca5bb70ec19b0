import { restGate } from './restGate';
import { isSignedIn } from '../access/signedIn';
import { isDatabaseAway } from '../queries/away';

jest.mock('../access/signedIn', () => ({ isSignedIn: jest.fn() }));
jest.mock('../queries/away', () => ({ isDatabaseAway: jest.fn() }));

const SIGNED_IN = { cookie: 'a=1; payload-token=x' };
const handler = jest.fn();
const gate = restGate(handler);

type Sent = Record<string, string | undefined>;

const answerTo = (path: string, headers: Sent) => {
  const request = { headers: new Headers(headers as Record<string, string>) } as Request;
  return gate(request, { params: Promise.resolve({ slug: path.split('/') }) });
};
const ask = async (path: string, headers: Sent) => (await answerTo(path, headers)).status;

beforeEach(() => {
  handler.mockReset().mockImplementation(async () => new Response());
  jest.mocked(isSignedIn).mockReset().mockResolvedValue(false);
  jest.mocked(isDatabaseAway).mockReset().mockResolvedValue(false);
});

it('lets in who says to be signed in, and everybody who signs in or out', async () => {
  expect(await ask('albums', {})).toBe(401);
  expect(await ask('albums', SIGNED_IN)).toBe(200);
  expect(await ask('albums', { authorization: 'JWT x' })).toBe(200);
  expect(await ask('editors/login', { 'content-length': '90' })).toBe(200);
  expect(await ask('editors/logout', {})).toBe(200);
  expect(isSignedIn).not.toHaveBeenCalled();
});

it.each<[Sent, RegExp]>([
  [{}, /^You are not signed in/],
  [{ 'accept-language': 'fr' }, /^Vous n’êtes pas connecté/],
  [{ 'accept-language': 'fr-FR,fr;q=0.9', cookie: 'a=1; payload-lng=es' }, /^No ha iniciado/],
  [{ 'accept-language': 'de' }, /^You are not signed in/],
])('tells who is signed out, as Payload’s forms read it: %j', async (sent, said) => {
  const body = await (await answerTo('albums/7', sent)).json();
  expect(body).toEqual({ errors: [{ message: expect.stringMatching(said) }] });
});

it.each([
  ['es', 'es', 'No ha iniciado sesión.'],
  ['de', 'en', 'You are not signed in.'],
])('leads who follows a link to a page: %s', async (asked, language, said) => {
  const sent = { accept: 'text/html,*/*;q=0.8', 'accept-language': asked };
  const answer = await answerTo('albums/export', sent);
  expect(answer.status).toBe(401);
  const page = await answer.text();
  expect(page).toContain(`<html lang="${language}"`);
  expect(page).toContain(`${said}</h1>`);
});

it.each([
  { 'content-length': '10001' },
  { 'content-length': 'x' },
  { 'transfer-encoding': 'chunked' },
])('takes no long body from who signs in: %j', async (headers) => {
  expect(await ask('editors/login', headers)).toBe(413);
  expect(await ask('editors/login', { ...headers, ...SIGNED_IN })).toBe(413);
  expect(handler).not.toHaveBeenCalled();
});

it.each([{ 'content-length': '100001' }, { 'transfer-encoding': 'chunked' }])(
  'takes a long body only from who is signed in: %j',
  async (headers) => {
    expect(await ask('media', { ...headers, ...SIGNED_IN })).toBe(401);
    expect(handler).not.toHaveBeenCalled();
    jest.mocked(isSignedIn).mockResolvedValue(true);
    expect(await ask('media', { ...headers, ...SIGNED_IN })).toBe(200);
    expect(await ask('media', headers)).toBe(401);
  },
);

const LONG = { ...SIGNED_IN, 'content-length': '100001' };

it.each([401, 403])('says so when a session can’t be looked up: %d', async (no) => {
  handler.mockImplementation(async () => new Response(null, { status: no }));
  expect([await ask('albums', SIGNED_IN), await ask('media', LONG)]).toEqual([no, 401]);
  jest.mocked(isDatabaseAway).mockResolvedValue(true);
  expect([await ask('albums', SIGNED_IN), await ask('media', LONG)]).toEqual([503, 503]);
  const body = await (await answerTo('albums', { ...SIGNED_IN, 'accept-language': 'fr' })).json();
  expect(body).toEqual({ errors: [{ message: expect.stringMatching(/^Le CMS n’arrive pas/) }] });
  const followed = await answerTo('albums/export', { ...SIGNED_IN, accept: 'text/html' });
  expect(followed.status).toBe(503);
  expect(await followed.text()).toContain('can’t reach its database just now.');
});

it('asks for no database of who is let in, nor of who says nothing of a session', async () => {
  expect(await ask('albums', SIGNED_IN)).toBe(200);
  expect(await ask('albums', {})).toBe(401);
  expect(isDatabaseAway).not.toHaveBeenCalled();
});
