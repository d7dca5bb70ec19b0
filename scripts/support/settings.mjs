import { isAbsolute, join } from 'node:path';
import { ownOrigin, readSettings as readSiteSettings } from '../../server/settings.mjs';
import { readDotenv } from './dotenv.mjs';
import { failure } from './failure.mjs';
import { ROOT } from './paths.mjs';

const ADDRESSES = [
  'SITE_URL',
  'CMS_ORIGIN',
  'USER_SERVICE_URL',
  'AUTH_SERVICE_URL',
  'CMS_SERVICE_URL',
  'ARTEXH_SERVICE_URL',
  'IMAGE_BASE_URL',
];

function port(env, name, fallback) {
  const text = env[name] || String(fallback);
  const value = Number(text);
  if (/^\d+$/.test(text) && value >= 1 && value <= 65535) return value;
  throw failure(`${name} must be a port between 1 and 65535; it is "${text}".`);
}

function checkAddresses(env) {
  for (const name of ADDRESSES.filter((address) => env[address])) {
    if (!/^https?:$/.test(URL.canParse(env[name]) ? new URL(env[name]).protocol : '')) {
      throw failure(`${name} must be an http(s) address; it is "${env[name]}".`);
    }
  }
  if (env.DATABASE_URL && !/^postgres(ql)?:\/\//.test(env.DATABASE_URL)) {
    throw failure('DATABASE_URL must begin with postgres:// (leave it out for SQLite).');
  }
}

/** The website reads these by itself: what is wrong with them is to be told before it starts. */
function hostOf(env) {
  try {
    return readSiteSettings(env).host;
  } catch (error) {
    throw failure(`${error.message}.`);
  }
}

function isOn(env, name) {
  const text = (env[name] || 'on').toLowerCase();
  if (['on', 'true', '1', 'off', 'false', '0'].includes(text)) {
    return ['on', 'true', '1'].includes(text);
  }
  throw failure(`${name} must be "on" or "off"; it is "${env[name]}".`);
}

/** The environment wins over .env. Pure, so that it can be tested; `readSettings` reads the real ones. */
export function toSettings(env) {
  checkAddresses(env);
  const sitePort = port(env, 'PORT', 3000);
  const cmsPort = port(env, 'CMS_PORT', 4000);
  if (sitePort === cmsPort) throw failure(`PORT and CMS_PORT are both ${sitePort}.`);
  const dataDir = env.DATA_DIR || 'data';
  return {
    env,
    sitePort,
    siteHost: hostOf(env),
    siteOrigin: ownOrigin(env),
    cmsPort,
    dataDir: isAbsolute(dataDir) ? dataDir : join(ROOT, dataDir),
    databaseUrl: env.DATABASE_URL || '',
    demo: isOn(env, 'DEMO'),
    siteUrl: env.SITE_URL || `http://localhost:${sitePort}`,
  };
}

export const readSettings = () => toSettings({ ...readDotenv(join(ROOT, '.env')), ...process.env });
