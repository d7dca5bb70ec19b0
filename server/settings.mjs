import { isIPv6 } from 'node:net';
import { rangesOf } from './visitorAddress.mjs';

const DEFAULT_PORT = 3000;
const DEFAULT_CMS = 'http://127.0.0.1:4000';
const MB = 1024 * 1024;
const LOOPBACK = '127.0.0.1';
const LOOPBACKS = '127.0.0.0/8, ::1';
const EVERYWHERE = ['', '0.0.0.0', '::'];

/** @typedef {Readonly<Record<string, string | undefined>>} Env */

/** An empty setting counts as none. @param {Env} env @param {string} name */
export const textOf = (env, name, fallback = '') => env[name]?.trim() || fallback;

/** What stands between commas. @param {Env} env @param {string} name */
export const listOf = (env, name, fallback = '') =>
  textOf(env, name, fallback)
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);

/**
 * One of the listed words; the first is the default.
 * @template {string} T
 * @param {Env} env
 * @param {string} name
 * @param {readonly [T, ...T[]]} choices
 * @returns {T}
 */
function choiceOf(env, name, choices) {
  const given = textOf(env, name, choices[0]);
  const choice = choices.find((known) => known === given);
  if (!choice) throw new Error(`${name} must be ${choices.join(' or ')}, not "${given}"`);
  return choice;
}

/** What both programs show of a young artist (lib/content/minors.ts). @param {Env} env */
export const minorsOf = (env) => ({
  name: choiceOf(env, 'MINORS_NAME', ['full', 'initial']),
  age: choiceOf(env, 'MINORS_AGE', ['exact', 'band']),
  /** `default`: §9's Male where the service gave none. `given`: only what the service gave. */
  gender: choiceOf(env, 'MINORS_GENDER', ['default', 'given']),
});

/** Redis, for all processes together; '' is none. The error doesn't contain the value, which may include a password. @param {Env} env */
export function redisUrlOf(env) {
  const given = textOf(env, 'REDIS_URL');
  if (given && !/^rediss?:\/\/./.test(given)) {
    throw new Error('REDIS_URL must begin with redis:// or rediss://');
  }
  return given;
}

/** @param {string} name @param {string} given */
function webAddress(name, given) {
  if (!/^https?:/i.test(given) || !URL.canParse(given)) {
    throw new Error(`${name} must be an http:// or https:// address, not "${given}"`);
  }
  return new URL(given);
}

/** A base address without its last slash. @param {Env} env @param {string} name @param {string} fallback */
export function addressOf(env, name, fallback) {
  const given = textOf(env, name, fallback);
  webAddress(name, given);
  return given.replace(/\/+$/, '');
}

/** An address with nothing after its host. @param {Env} env @param {string} name @param {string} fallback */
function originOf(env, name, fallback) {
  const given = addressOf(env, name, fallback);
  const { origin, href } = new URL(given);
  if (href === `${origin}/`) return origin;
  throw new Error(`${name} must be no more than protocol and host (${origin}), not "${given}"`);
}

/** The address that visitors type; the pages begin after its host. @param {Env} env @param {string} fallback */
export const siteUrlOf = (env, fallback) => originOf(env, 'SITE_URL', fallback);

/** Hosts that browsers trust without https. */
const OWN_MACHINE = /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|\[::1\])$/;

/**
 * Other origins at which editors open the CMS, as browsers write them. At an address that browsers don't trust nobody could sign in: they
 * don't say there which site asks (`Sec-Fetch-Site`), and Payload takes no cookie then.
 * @param {Env} env
 */
export const adminOriginsOf = (env) =>
  listOf(env, 'CMS_ADMIN_ORIGINS').map((given) => {
    const { protocol, hostname, origin } = webAddress('CMS_ADMIN_ORIGINS', given);
    if (protocol === 'https:' || OWN_MACHINE.test(hostname)) return origin;
    throw new Error(
      `CMS_ADMIN_ORIGINS: nobody can sign in at "${given}": use https, or localhost behind an SSH tunnel`,
    );
  });

/** Hosts in our own network from which live streams may be relayed, as `URL` has them: a port 443 is left out. @param {Env} env */
export const internalHostsOf = (env) =>
  listOf(env, 'LIVE_INTERNAL_HOSTS').map((given) => {
    const url = URL.canParse(`https://${given}`) ? new URL(`https://${given}`) : null;
    if (url?.href === `https://${url?.host}/`) return url.host;
    throw new Error(`LIVE_INTERNAL_HOSTS must be hosts with their port, not "${given}"`);
  });

/** Addresses that the entry and the pages (lib/env.ts) share. @param {Env} env */
export function readAddresses(env) {
  const cms = addressOf(env, 'CMS_ORIGIN', DEFAULT_CMS);
  const port = textOf(env, 'PORT', String(DEFAULT_PORT));
  const siteUrl = siteUrlOf(env, `http://localhost:${port}`);
  return {
    cms,
    siteUrl,
    feedIdOrigin: originOf(env, 'FEED_ID_ORIGIN', siteUrl),
    imageBaseUrl: addressOf(env, 'IMAGE_BASE_URL', cms),
  };
}

/** The host of the works. */
export const worksAddress = () =>
  addressOf(process.env, 'ARTEXH_SERVICE_URL', `${readAddresses(process.env).cms}/services/artexh`);

/** Behind a proxy on this machine it listens on loopback; else, or with HOST, on all interfaces. */
const hostOf = (env) => textOf(env, 'HOST', textOf(env, 'VISITOR_ADDRESS_HEADER') && LOOPBACK);

/** How a program that listens on `host` is reached on this machine. */
function originAt(host, port) {
  const near = EVERYWHERE.includes(host) ? LOOPBACK : host;
  return `http://${isIPv6(near) ? `[${near}]` : near}:${port}`;
}

/** The website's address on this machine, without the proxy. */
export const ownOrigin = (env) => originAt(hostOf(env), textOf(env, 'PORT', String(DEFAULT_PORT)));

/** Where the CMS listens: on loopback, or where CMS_HOST says. @param {Env} env @param {number} port */
export function cmsPlace(env, port) {
  const host = textOf(env, 'CMS_HOST', LOOPBACK);
  return { host, origin: originAt(host, port) };
}

const ON = ['on', 'true', '1'];
const OFF = ['off', 'false', '0'];

/** @param {Env} env @param {string} name @param {'on' | 'off'} fallback */
export function switchOf(env, name, fallback) {
  const given = textOf(env, name, fallback).toLowerCase();
  if (![...ON, ...OFF].includes(given)) {
    throw new Error(`${name} must be on or off, not "${env[name]}"`);
  }
  return ON.includes(given);
}

/**
 * A whole number within limits.
 * @param {Env} env @param {string} name @param {{ fallback: number, least?: number, most: number }} limits
 */
function wholeOf(env, name, { fallback, least = 0, most }) {
  const given = textOf(env, name, String(fallback));
  if (!/^\d{1,6}$/.test(given) || Number(given) < least || Number(given) > most) {
    throw new Error(`${name} must be a whole number from ${least} to ${most}, not "${given}"`);
  }
  return Number(given);
}

/** Two years by itself: an exhibition and the next one. The CMS deletes by it, the privacy page shows it. @param {Env} env */
export const keepDaysOf = (env) =>
  wholeOf(env, 'FAVOURITES_KEEP_DAYS', { fallback: 730, least: 1, most: 99_999 });

/** In bytes. @param {Env} env @param {string} name @param {number} fallback */
const megabytesOf = (env, name, fallback) =>
  wholeOf(env, name, { fallback, least: 1, most: 999_999 }) * MB;

/**
 * Budgets of the caches on the disk, in bytes (docs/decisions/0021).
 * @param {Env} env
 */
export const readBudgets = (env = process.env) => ({
  pages: megabytesOf(env, 'CACHE_PAGES_MB', 1024),
  reads: megabytesOf(env, 'CACHE_READS_MB', 256),
  pictures: megabytesOf(env, 'CACHE_PICTURES_MB', 2048),
  cards: megabytesOf(env, 'CACHE_CARDS_MB', 256),
});

/** Whether a CMS sends notes of changes. Else age alone says what is old (lib/services/cached.ts). */
export const hasNotes = (env = process.env) => textOf(env, 'REVALIDATE_SECRET') !== '';

/** @param {Env} env @param {string} name @param {number} fallback */
const portOf = (env, name, fallback) => wholeOf(env, name, { fallback, most: 65_535 });

/**
 * Where Prometheus asks; null: nowhere.
 * @param {Env} env @param {'METRICS_PORT' | 'CMS_METRICS_PORT'} name
 */
export function metricsPlace(env, name) {
  const port = portOf(env, name, 0);
  return port ? { port, host: textOf(env, 'METRICS_HOST', LOOPBACK) } : null;
}

/** How long a program that was told to stop goes on answering. */
export const drainSecondsOf = (env) => wholeOf(env, 'DRAIN_SECONDS', { fallback: 0, most: 600 });

/**
 * The mail server and the sender, '' for none. The server's address may contain a password, so it isn't repeated.
 * @param {Env} env
 */
export function mailOf(env) {
  const [server, sender] = [textOf(env, 'SMTP_URL'), textOf(env, 'MAIL_FROM')];
  if (server && !(/^smtps?:\/\/./.test(server) && URL.canParse(server))) {
    throw new Error('SMTP_URL must be like smtp://user:password@mail.example.org:587');
  }
  if (sender && !/^[^\s@<>]+@[^\s@<>]+$/.test(sender)) {
    throw new Error(`MAIL_FROM must be an e-mail address, not "${sender}"`);
  }
  return { server, sender };
}

/** How the CMS uses PostgreSQL. @param {Env} env */
export const poolSettings = (env) => ({
  /** Connections of one process: half are for transactions, where an import keeps one for its lock and needs another. */
  most: wholeOf(env, 'DATABASE_POOL_MAX', { fallback: 20, least: 4, most: 1000 }),
  statementSeconds: wholeOf(env, 'DATABASE_STATEMENT_SECONDS', {
    fallback: 15,
    least: 1,
    most: 3600,
  }),
});

/** The header in which a trusted proxy names the visitor's address, '' without a proxy. @param {Env} env */
export const visitorSettings = (env) => ({
  header: textOf(env, 'VISITOR_ADDRESS_HEADER').toLowerCase(),
  proxies: rangesOf(textOf(env, 'TRUSTED_PROXIES', LOOPBACKS)),
});

/** What kept pages show of the settings (server/ownCaches.mjs). @param {Env} env */
const shownOf = (env) => [
  readAddresses(env).siteUrl,
  String(keepDaysOf(env)),
  ...['MINORS_NAME', 'MINORS_AGE', 'MINORS_GENDER'].map((name) => textOf(env, name)),
];

/** The entry's settings; those of the pages are read in lib/env.ts. One that would fail each page is told here, at the start. */
export function readSettings(env) {
  redisUrlOf(env);
  minorsOf(env);
  return {
    port: portOf(env, 'PORT', DEFAULT_PORT),
    /** '' listens on all interfaces. */
    host: hostOf(env),
    ...readAddresses(env),
    visitor: visitorSettings(env),
    hstsPreload: switchOf(env, 'HSTS_PRELOAD', 'off'),
    picturesBytes: readBudgets(env).pictures,
    cardsBytes: readBudgets(env).cards,
    warmPictures: switchOf(env, 'WARM_PICTURES', 'on'),
    metrics: metricsPlace(env, 'METRICS_PORT'),
    drainSeconds: drainSecondsOf(env),
    cacheDir: textOf(env, 'CACHE_DIR'),
    shown: shownOf(env),
  };
}
