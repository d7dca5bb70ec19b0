import http from 'node:http';
import https from 'node:https';
import { worksAddress } from '../../server/settings.mjs';

const WAIT_MS = 500;
const KNOWN_MS = 1000;

/** A call of §7 that every host of the works answers, from its database. */
const CALL = '/artexhAlbum/listPublished?dStart=0&dCount=1';

/** Whether the host of the works answers calls. Not by `fetch`, which Next counts as part of a page. */
function ask(address) {
  const { request } = address.startsWith('https:') ? https : http;
  return new Promise((resolve) => {
    const asked = request(address + CALL, { agent: false, timeout: WAIT_MS }, (answer) => {
      answer.resume();
      resolve(answer.statusCode < 500);
    });
    asked.on('error', () => resolve(false));
    asked.on('timeout', () => asked.destroy(new Error('no answer')));
    asked.end();
  });
}

let known = { at: -Infinity, answer: Promise.resolve(false) };

/** Asked at most once a second. @returns {Promise<boolean>} */
export function isReachable(now = Date.now()) {
  if (now - known.at < KNOWN_MS) return known.answer;
  known = { at: now, answer: ask(worksAddress()) };
  return known.answer;
}
