import { get } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { noteSignature } from '../../../tests/support/signature.mjs';
import { signIn } from '../../../tests/support/signIn.mjs';
import { cpuMsOf } from '../processUsage.mjs';

/** What the CMS answered a moment ago counts no longer (cms/queries/briefly.ts), and what an answer left to do is done. */
const PAUSE_MS = 200;
const QUIET_MS = 400;

let visitor = 0;
/** Each ask is another visitor's: limits count by address. */
const nextVisitor = () => {
  visitor += 1;
  return `10.${(visitor >> 16) & 255}.${(visitor >> 8) & 255}.${visitor & 255}`;
};

/** Each on a connection of its own: a kept one may have been closed meanwhile. */
const answerOf = (url, headers) =>
  new Promise((resolve, reject) => {
    get(url, { agent: false, headers: { 'x-visitor': nextVisitor(), ...headers } }, resolve).once(
      'error',
      reject,
    );
  });

/** How long it takes until the whole answer is there, and how large it is. What fails takes for ever. */
export async function ask(url, headers = {}) {
  const begun = performance.now();
  const answer = await answerOf(url, headers);
  const body = await buffer(answer);
  const isGood = answer.statusCode === 200;
  if (!isGood) console.error(`${url} answered ${answer.statusCode}`);
  return { ms: isGood ? performance.now() - begun : Infinity, bytes: body.length };
}

export async function askAfterPause(url, headers) {
  await wait(PAUSE_MS);
  return ask(url, headers);
}

/** Until the program has nothing to do. */
async function untilQuiet(pid) {
  for (let before = -1; before !== cpuMsOf(pid);) {
    before = cpuMsOf(pid);
    await wait(QUIET_MS);
  }
}

const KINDS = ['albums', 'news', 'videos', 'lives', 'menus', 'areas', 'webContent'];

/** All that was read and made is withdrawn, as by the CMS. The website makes the home pages and the gallery anew at once. */
export async function forget({ siteUrl, site, secrets }) {
  const body = JSON.stringify({ tags: [], withdrawn: KINDS, at: Date.now() });
  const answer = await fetch(`${siteUrl}/api/revalidate`, {
    method: 'POST',
    body,
    headers: { 'x-signature': noteSignature(body, secrets.REVALIDATE_SECRET) },
  });
  if (!answer.ok) throw new Error(`the note was answered with ${answer.status}`);
  await untilQuiet(site.pid());
}

/** An editor's token of the CMS. */
export const tokenOf = async ({ cmsUrl, editor }) => (await signIn(cmsUrl, editor)).token;

/** What the CMS knows an editor by, and the cookies by which the website does. */
export async function sessionsOf(exhibition) {
  const { cmsUrl } = exhibition;
  const token = await tokenOf(exhibition);
  const cms = { authorization: `JWT ${token}`, cookie: `payload-token=${token}` };
  const cookieOf = async (path) => {
    const link = await fetch(`${cmsUrl}/api/${path}`, { headers: cms, redirect: 'manual' });
    const opened = await fetch(link.headers.get('location'), { redirect: 'manual' });
    return opened.headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
  };
  return { cms, cookieOf };
}
