import { setTimeout as wait } from 'node:timers/promises';
import type { OwnExhibition } from './programs';

type Fields = Readonly<Record<string, unknown>>;
type Where = { locale?: string };

/** An editor at work in the CMS, by the API that its screens use. */
export async function editorOf({ cmsUrl, editor }: OwnExhibition) {
  const ask = async (method: string, path: string, fields?: Fields, token?: string) => {
    const answer = await fetch(`${cmsUrl}/api/${path}`, {
      method,
      headers: {
        'content-type': 'application/json',
        ...(token ? { authorization: `JWT ${token}` } : {}),
      },
      body: fields && JSON.stringify(fields),
    });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return answer.json();
  };
  const { token } = await ask('POST', 'editors/login', editor);

  return {
    /** The new document's id. */
    publish: async (collection: string, fields: Fields, { locale = 'en' }: Where = {}) => {
      const body = { ...fields, _status: 'published' };
      const { doc } = await ask('POST', `${collection}?locale=${locale}`, body, token);
      return String(doc.id);
    },
    change: (collection: string, id: string, fields: Fields, { locale = 'en' }: Where = {}) =>
      ask(
        'PATCH',
        `${collection}/${id}?locale=${locale}`,
        { ...fields, _status: 'published' },
        token,
      ),
    /** Saves beside what is published, which stays. */
    saveDraft: (collection: string, id: string, fields: Fields, { locale = 'en' }: Where = {}) =>
      ask(
        'PATCH',
        `${collection}/${id}?locale=${locale}&draft=true`,
        { ...fields, _status: 'draft' },
        token,
      ),
    /** The parts of the site of which there is one: footer, logo, pages, messages. */
    setGlobal: (slug: string, fields: Fields, { locale = 'en' }: Where = {}) =>
      ask('POST', `globals/${slug}?locale=${locale}`, fields, token),
    getGlobal: (slug: string, { locale = 'en' }: Where = {}): Promise<Record<string, unknown>> =>
      ask('GET', `globals/${slug}?locale=${locale}&depth=0`, undefined, token),
    /** Where a link of the CMS leads that signs on the click: `preview/news/5?locale=en`, `check`. */
    follow: async (path: string) => {
      const headers = { authorization: `JWT ${token}` };
      const answer = await fetch(`${cmsUrl}/api/${path}`, { headers, redirect: 'manual' });
      return answer.headers.get('location') ?? '';
    },
    takeDown: (collection: string, id: string) =>
      ask('PATCH', `${collection}/${id}`, { _status: 'draft' }, token),
    /** Documents as the CMS keeps them. */
    find: async (collection: string, query = ''): Promise<Record<string, unknown>[]> =>
      (await ask('GET', `${collection}?limit=100&${query}`, undefined, token)).docs,
  };
}

export type Editor = Awaited<ReturnType<typeof editorOf>>;

/** How long it takes until a page's HTML fits, in ms; rejects after `limit`. */
export async function timeUntil(address: string, fits: (html: string) => boolean, limit = 5000) {
  const start = performance.now();
  while (performance.now() - start < limit) {
    if (fits(await (await fetch(address)).text())) return Math.round(performance.now() - start);
    await wait(50);
  }
  throw new Error(`${address} did not change within ${limit} ms`);
}
