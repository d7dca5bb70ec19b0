import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import type { OwnExhibition } from './programs';

type Fields = Readonly<Record<string, unknown>>;
type Document = Record<string, unknown>;
type Where = { locale?: string };

/** An editor of the CMS, through the REST API of its admin; signs in at the first action. */
export function editorOf(exhibition: Pick<OwnExhibition, 'cmsUrl' | 'editor'>) {
  const send = async (method: string, path: string, fields?: Fields, token?: string) => {
    const answer = await fetch(`${exhibition.cmsUrl}/api/${path}`, {
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
  let signedIn: Promise<string> | undefined;
  const signIn = () =>
    (signedIn ??= send('POST', 'editors/login', exhibition.editor).then(({ token }) => token));
  const ask = async (method: string, path: string, fields?: Fields) =>
    send(method, path, fields, await signIn());

  const find = async (collection: string, query = ''): Promise<Document[]> =>
    (await ask('GET', `${collection}?limit=100&${query}`)).docs;

  return {
    /** For requests of a test's own. */
    session: async () => ({ token: await signIn() }),
    /** Documents as stored in the CMS. */
    find,
    /** The first document of a collection; relations are ids. */
    first: async (collection: string, query = ''): Promise<Document & { id: string }> => {
      const [document] = await find(collection, `${query}&depth=0`);
      if (!document) throw new Error(`no document of ${collection} ${query}`);
      return { ...document, id: String(document.id) };
    },
    /** The new document's id. */
    publish: async (collection: string, fields: Fields, { locale = 'en' }: Where = {}) => {
      const body = { ...fields, _status: 'published' };
      const { doc } = await ask('POST', `${collection}?locale=${locale}`, body);
      return String(doc.id);
    },
    change: (collection: string, id: string, fields: Fields, { locale = 'en' }: Where = {}) =>
      ask('PATCH', `${collection}/${id}?locale=${locale}`, { ...fields, _status: 'published' }),
    /** Saves a draft beside the published version. */
    saveDraft: (collection: string, id: string, fields: Fields, { locale = 'en' }: Where = {}) =>
      ask('PATCH', `${collection}/${id}?locale=${locale}&draft=true`, {
        ...fields,
        _status: 'draft',
      }),
    /** Updates a global: footer, logo, pages, messages. */
    setGlobal: (slug: string, fields: Fields, { locale = 'en' }: Where = {}) =>
      ask('POST', `globals/${slug}?locale=${locale}`, fields),
    getGlobal: (slug: string, { locale = 'en' }: Where = {}): Promise<Record<string, unknown>> =>
      ask('GET', `globals/${slug}?locale=${locale}&depth=0`),
    /** The target of a CMS link that is signed when it is clicked: `preview/news/5?locale=en`, `check`. */
    follow: async (path: string) => {
      const headers = { authorization: `JWT ${await signIn()}` };
      const answer = await fetch(`${exhibition.cmsUrl}/api/${path}`, {
        headers,
        redirect: 'manual',
      });
      return answer.headers.get('location') ?? '';
    },
    takeDown: (collection: string, id: string) =>
      ask('PATCH', `${collection}/${id}`, { _status: 'draft' }),
    /** As the button of its form does. */
    unpublish: (collection: string, id: string) =>
      ask('PATCH', `${collection}/${id}?unpublishAllLocales=true`, { _status: 'draft' }),
    remove: (collection: string, id: string) => ask('DELETE', `${collection}/${id}`),
    /** Replaces the file of a medium; '' creates a new one. Returns its id and name. */
    upload: async (file: File, id = ''): Promise<{ id: string; filename: string }> => {
      const body = new FormData();
      body.set('file', file);
      body.set('_payload', '{}');
      const answer = await fetch(`${exhibition.cmsUrl}/api/media${id && `/${id}`}`, {
        method: id ? 'PATCH' : 'POST',
        headers: { authorization: `JWT ${await signIn()}` },
        body,
      });
      if (!answer.ok) throw new Error(`upload: ${answer.status} ${await answer.text()}`);
      const { doc } = await answer.json();
      return { id: String(doc.id), filename: String(doc.filename) };
    },
  };
}

/** The CMS's admin by the name `localhost`: any other host is a third party to a story. */
export const adminOf = (cmsUrl: string) => `${cmsUrl.replace('127.0.0.1', 'localhost')}/admin`;

/** Signs in by the admin's own form, on which an address of the admin opens. */
export async function signInTo(
  page: Page,
  address: string,
  editor: { email: string; password: string },
) {
  await page.goto(address);
  await page.getByLabel('Email').fill(editor.email);
  await page.getByLabel('Password', { exact: true }).fill(editor.password);
  await page.getByRole('button', { name: 'Login' }).click();
}

/** The time in ms until a page's HTML passes the check; rejects after `limit`. */
export async function timeUntil(address: string, fits: (html: string) => boolean, limit = 5000) {
  const start = performance.now();
  while (performance.now() - start < limit) {
    if (fits(await (await fetch(address)).text())) return Math.round(performance.now() - start);
    await wait(50);
  }
  throw new Error(`${address} did not change within ${limit} ms`);
}
