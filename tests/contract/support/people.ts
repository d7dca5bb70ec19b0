import assert from 'node:assert/strict';
import { ROLES, type Role } from '@/cms/access/roles';
import { signIn } from '../../support/signIn.mjs';

export const PASSWORD = 'a-password-for-tests';
export const emailOf = (name: string) => `${name}@people.example`;

export type Person = Awaited<ReturnType<typeof signedIn>>;
type Answer = { status: number; body: Record<string, never> & { doc?: Saved; errors?: Told[] } };
type Saved = Record<string, unknown> & { id: number };
type Told = { message: string };

/** Sends JSON, or a form with a file, and never fails by the answer's status. */
export async function send(
  url: string,
  {
    method = 'GET',
    headers = {},
    body,
  }: { method?: string; headers?: object; body?: unknown } = {},
): Promise<Answer> {
  const isForm = body instanceof FormData;
  const answer = await fetch(url, {
    method,
    headers: { ...(isForm || !body ? {} : { 'content-type': 'application/json' }), ...headers },
    body: isForm ? body : body === undefined ? undefined : JSON.stringify(body),
    redirect: 'manual',
  });
  const text = await answer.text();
  return { status: answer.status, body: text.startsWith('{') ? JSON.parse(text) : {} };
}

/** A session; calls are `GET albums` and so on. Without credentials: a stranger. */
export async function signedIn(cmsUrl: string, who?: { email: string; password: string }) {
  let headers = {};
  let id = 0;
  if (who) {
    const { status, token, body } = await signIn(cmsUrl, who);
    assert.equal(status, 200, JSON.stringify(body));
    headers = { authorization: `JWT ${token}` };
    id = body.user?.id ?? 0;
  }
  return {
    id,
    headers,
    ask: (method: string, path: string, body?: unknown) =>
      send(`${cmsUrl}/api/${path}`, { method, headers, body }),
    /** The document that was saved. */
    save: async (method: string, path: string, body?: unknown): Promise<Saved> => {
      const answer = await send(`${cmsUrl}/api/${path}`, { method, headers, body });
      const said = `${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`;
      assert.ok(answer.status < 300, said);
      return answer.body.doc ?? (answer.body as unknown as Saved);
    },
  };
}

/** One of each role; the translator writes French and Arabic. */
export async function oneOfEach(cmsUrl: string, organiser: Person) {
  const people = {} as Record<Role, Person>;
  for (const role of ROLES) {
    const email = emailOf(role);
    const data = { email, password: PASSWORD, role, translates: ['fr', 'ar'] };
    await organiser.save('POST', 'editors', data);
    people[role] = await signedIn(cmsUrl, { email, password: PASSWORD });
  }
  return people;
}

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

export function aPicture(fields: object = {}, name = 'picture.png') {
  const form = new FormData();
  form.set('file', new Blob([PIXEL], { type: 'image/png' }), name);
  form.set('_payload', JSON.stringify(fields));
  return form;
}

/** One document of every kind that editors make, beside those that an exhibition begins with; their ids. */
export async function oneOfEachKind({ save }: Person): Promise<Record<string, string | number>> {
  const make = async (slug: string, data: unknown) => (await save('POST', slug, data)).id;
  const published = { _status: 'published' };
  const media = await make('media', aPicture({ alt: 'A pixel' }));
  const labels = await make('labels', { id: '2031', title: 'The year 2031' });
  const areas = await make('areas', { code: 'EU', name: 'Nowhere' });
  const albums = await make('albums', {
    ...{ name: 'The Boat', author: 'Zoé', cover: media, num: 'WE2024-0001' },
    ...{ yearLabel: labels, seq: 1, ...published },
  });
  const film = { name: 'A film', cover: media, ...published };
  return {
    ...{ media, labels, areas, albums },
    years: await make('years', { year: '2031', subthemes: [{ title: 'Sea' }], ...published }),
    videos: await make('videos', film),
    lives: await make('lives', { ...film, sTime: '2024-01-01T00:00:00.000Z' }),
    certificates: await make('certificates', { num: 'WE2024-0001', certPhotos: [media] }),
    guestPersons: await make('guestPersons', { name: 'An expert' }),
    mediaPartners: await make('mediaPartners', { name: 'A paper' }),
    organisations: await make('organisations', { name: 'A school' }),
    news: await make('news', { title: 'News', category: 'news', ...published }),
    menus: await make('menus', { name: 'News', link: '/news' }),
    languages: await make('languages', { id: 'DE', label: 'Deutsch' }),
    apps: await make('apps', { name: 'App', label: 'app' }),
    albumComments: await make('albumComments', { album: albums, username: 'Bo', comment: 'Good' }),
  };
}
