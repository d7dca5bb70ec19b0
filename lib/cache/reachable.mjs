import http from 'node:http';
import https from 'node:https';
import { worksAddress } from '../../server/settings.mjs';
import { oneForAll } from '../oneForAll.mjs';

const WAIT_MS = 500;
/** It may stop the next moment, and then what is old is better than nothing. */
const KNOWN_MS = 100;
const KNOWN_AWAY_MS = 1000;

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

/** Of several hosts behind one address one may just be starting, and keep whoever asks it waiting. */
const askTwice = async (address) => (await ask(address)) || ask(address);

const state = oneForAll('reachable', () => ({
  known: { until: -Infinity, answer: Promise.resolve(false) },
}));

/** Asked at most ten times a second, while it is away once, by a time that nobody sets back. @returns {Promise<boolean>} */
export function isReachable() {
  const now = performance.now();
  if (now < state.known.until) return state.known.answer;
  const asked = { until: now + 2 * WAIT_MS + KNOWN_MS, answer: askTwice(worksAddress()) };
  state.known = asked;
  void asked.answer.then((isThere) => {
    asked.until = performance.now() + (isThere ? KNOWN_MS : KNOWN_AWAY_MS);
  });
  return asked.answer;
}

/** A page could not be rendered, as a service did not answer: this one, or another. */
export function declareAway() {
  state.known = { until: performance.now() + KNOWN_AWAY_MS, answer: Promise.resolve(false) };
}
