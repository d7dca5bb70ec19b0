import { get } from 'node:http';
import { text } from 'node:stream/consumers';
import { middle } from '../rows.mjs';

const ROUNDS = 15;

/** Each on a connection of its own: a kept one may have been closed meanwhile. */
const ask = (url) =>
  new Promise((resolve, reject) => {
    get(url, { agent: false }, resolve).once('error', reject);
  });

async function timeOf(url) {
  const begun = performance.now();
  const answer = await ask(url);
  await text(answer);
  if (answer.statusCode !== 200) throw new Error(`${url} answered ${answer.statusCode}`);
  return performance.now() - begun;
}

/** Made anew for each visitor; `round` makes each question another, so that no cache answers. */
const QUESTIONS = {
  'gallery page, per request': (round) => `/albumsView?labelIds=2022&page=${2 + (round % 6)}`,
  'search page': (round) => `/albumsView?labelIds=2022&author=${'aeiou'[round % 5]}&page=1`,
  'search by country': (round) => `/api/albums?country=${['FR', 'CN', 'US'][round % 3]}&start=0`,
  'search by author': (round) => `/api/albums?author=${['ann', 'lin', 'mar'][round % 3]}&start=0`,
  'next page of a search': (round) => `/api/albums?author=a&start=${20 * (1 + (round % 5))}`,
  'latest first': (round) => `/api/albums?labelIds=2022&featured=latest&start=${20 * (round % 6)}`,
};

/** The median time of each question in ms, one after the other. */
export async function measureTimes(siteUrl) {
  const times = {};
  for (const [name, addressOf] of Object.entries(QUESTIONS)) {
    await timeOf(siteUrl + addressOf(0));
    const durations = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      durations.push(await timeOf(siteUrl + addressOf(round)));
    }
    times[name] = middle(durations);
  }
  return times;
}
