import { isIPv6 } from 'node:net';
import { rangesOf } from './visitorAddress.mjs';

const DEFAULT_PORT = 3000;
const DEFAULT_CMS = 'http://127.0.0.1:4000';
const MB = 1024 * 1024;
const LOOPBACK = '127.0.0.1';
const LOOPBACKS = '127.0.0.0/8, ::1';
const EVERYWHERE = ['', '0.0.0.0', '::'];

const textOf = (env, name) => env[name]?.trim() ?? '';

/** Behind a proxy nobody else is to reach the website: all interfaces only when there is none, or when told so. */
const hostOf = (env) =>
  textOf(env, 'HOST') || (textOf(env, 'VISITOR_ADDRESS_HEADER') ? LOOPBACK : '');

/** Where this machine reaches the website, past any proxy. */
export function ownOrigin(env) {
  const host = hostOf(env);
  const near = EVERYWHERE.includes(host) ? LOOPBACK : host;
  return `http://${isIPv6(near) ? `[${near}]` : near}:${textOf(env, 'PORT') || DEFAULT_PORT}`;
}

const ON = ['on', 'true', '1'];
const OFF = ['off', 'false', '0'];

function switchOf(env, name) {
  const given = (env[name] || 'off').toLowerCase();
  if (![...ON, ...OFF].includes(given)) {
    throw new Error(`${name} must be on or off, not "${env[name]}"`);
  }
  return ON.includes(given);
}

function megabytesOf(env, name, fallback) {
  const given = Number(env[name] || fallback);
  if (!Number.isInteger(given) || given < 1) {
    throw new Error(`${name} must be a whole number of megabytes, not "${env[name]}"`);
  }
  return given;
}

/**
 * What may be kept on the disk, in megabytes (docs/decisions/0021).
 * @param {Record<string, string | undefined>} env
 */
export const readBudgets = (env = process.env) => ({
  pages: megabytesOf(env, 'CACHE_PAGES_MB', 1024),
  reads: megabytesOf(env, 'CACHE_READS_MB', 256),
  pictures: megabytesOf(env, 'CACHE_PICTURES_MB', 2048),
});

/** How much of the disk the pictures may take that are made for visitors' screens. */
export const picturesBytes = (env) => readBudgets(env).pictures * MB;

/** What the entry itself needs to know; the pages' settings are read in lib/env.ts. */
export function readSettings(env) {
  const port = Number(env.PORT || DEFAULT_PORT);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new Error(`PORT must be a port number, not "${env.PORT}"`);
  }
  return {
    port,
    /** '' listens on all interfaces. */
    host: hostOf(env),
    siteUrl: env.SITE_URL || `http://localhost:${port}`,
    visitor: {
      /** In which a proxy of ours names the visitor's address; '' when there is no proxy. */
      header: textOf(env, 'VISITOR_ADDRESS_HEADER').toLowerCase(),
      proxies: rangesOf(textOf(env, 'TRUSTED_PROXIES') || LOOPBACKS),
    },
    hstsPreload: switchOf(env, 'HSTS_PRELOAD'),
    imageBaseUrl: (env.IMAGE_BASE_URL || env.CMS_ORIGIN || DEFAULT_CMS).replace(/\/+$/, ''),
    picturesBytes: picturesBytes(env),
  };
}
