import { isIPv6 } from 'node:net';
import { rangesOf } from './visitorAddress.mjs';

const DEFAULT_PORT = 3000;
const DEFAULT_CMS = 'http://127.0.0.1:4000';
const MB = 1024 * 1024;
const LOOPBACK = '127.0.0.1';
const LOOPBACKS = '127.0.0.0/8, ::1';
const LONGEST_DRAIN_SECONDS = 600;
const EVERYWHERE = ['', '0.0.0.0', '::'];

/** @typedef {Readonly<Record<string, string | undefined>>} Env */

/** An empty setting counts as none. @param {Env} env @param {string} name */
export const textOf = (env, name, fallback = '') => env[name]?.trim() || fallback;

/** A base address without its last slash. @param {Env} env @param {string} name @param {string} fallback */
export function addressOf(env, name, fallback) {
  const given = textOf(env, name, fallback);
  if (!/^https?:/i.test(given) || !URL.canParse(given)) {
    throw new Error(`${name} must be an http:// or https:// address, not "${given}"`);
  }
  return given.replace(/\/+$/, '');
}

/** Addresses that the entry and the pages (lib/env.ts) share. @param {Env} env */
export function readAddresses(env) {
  const cms = addressOf(env, 'CMS_ORIGIN', DEFAULT_CMS);
  const port = textOf(env, 'PORT', String(DEFAULT_PORT));
  return {
    cms,
    siteUrl: addressOf(env, 'SITE_URL', `http://localhost:${port}`),
    imageBaseUrl: addressOf(env, 'IMAGE_BASE_URL', cms),
  };
}

/** The host of the works. @param {Env} env */
export const worksAddress = (env = process.env) =>
  addressOf(env, 'ARTEXH_SERVICE_URL', `${readAddresses(env).cms}/services/artexh`);

/** Behind a proxy on this machine it listens on loopback; else, or with HOST, on all interfaces. */
const hostOf = (env) => textOf(env, 'HOST', textOf(env, 'VISITOR_ADDRESS_HEADER') && LOOPBACK);

/** The website's address on this machine, without the proxy. */
export function ownOrigin(env) {
  const host = hostOf(env);
  const near = EVERYWHERE.includes(host) ? LOOPBACK : host;
  return `http://${isIPv6(near) ? `[${near}]` : near}:${textOf(env, 'PORT', String(DEFAULT_PORT))}`;
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

/** In bytes. */
function megabytesOf(env, name, fallback) {
  const given = Number(env[name] || fallback);
  if (!Number.isInteger(given) || given < 1) {
    throw new Error(`${name} must be a whole number of megabytes, not "${env[name]}"`);
  }
  return given * MB;
}

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

/** @param {Env} env @param {string} name @param {number} fallback */
export function portOf(env, name, fallback) {
  const port = Number(env[name] || fallback);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new Error(`${name} must be a port number, not "${env[name]}"`);
  }
  return port;
}

/**
 * Where Prometheus asks; null: nowhere.
 * @param {Env} env @param {'METRICS_PORT' | 'CMS_METRICS_PORT'} name
 */
export function metricsPlace(env, name) {
  const port = portOf(env, name, 0);
  return port ? { port, host: textOf(env, 'METRICS_HOST', LOOPBACK) } : null;
}

/** How long a website that was told to stop goes on answering. */
export function drainSecondsOf(env) {
  const given = textOf(env, 'DRAIN_SECONDS', '0');
  if (!/^\d{1,3}$/.test(given) || Number(given) > LONGEST_DRAIN_SECONDS) {
    throw new Error(
      `DRAIN_SECONDS must be a whole number up to ${LONGEST_DRAIN_SECONDS}, not "${given}"`,
    );
  }
  return Number(given);
}

/** The entry's settings; those of the pages are read in lib/env.ts. */
export function readSettings(env) {
  return {
    port: portOf(env, 'PORT', DEFAULT_PORT),
    /** '' listens on all interfaces. */
    host: hostOf(env),
    ...readAddresses(env),
    visitor: {
      /** The header in which a trusted proxy names the visitor's address; '' without a proxy. */
      header: textOf(env, 'VISITOR_ADDRESS_HEADER').toLowerCase(),
      proxies: rangesOf(textOf(env, 'TRUSTED_PROXIES', LOOPBACKS)),
    },
    hstsPreload: switchOf(env, 'HSTS_PRELOAD', 'off'),
    picturesBytes: readBudgets(env).pictures,
    cardsBytes: readBudgets(env).cards,
    warmPictures: switchOf(env, 'WARM_PICTURES', 'on'),
    metrics: metricsPlace(env, 'METRICS_PORT'),
    drainSeconds: drainSecondsOf(env),
    cacheDir: textOf(env, 'CACHE_DIR'),
  };
}
