import { existsSync } from 'node:fs';
import { isAbsolute, join } from 'node:path';
import {
  addressOf,
  adminOriginsOf,
  cmsPlace,
  drainSecondsOf,
  internalHostsOf,
  mailOf,
  metricsPlace,
  ownOrigin,
  poolSettings,
  readSettings as readSiteSettings,
  siteUrlOf,
  switchOf,
} from '../../server/settings.mjs';
import { bucketOf } from '../../lib/bucket.mjs';
import { readDotenv } from './dotenv.mjs';
import { failure } from './failure.mjs';
import { checkOwner } from './ownFolder.mjs';
import { ROOT } from './paths.mjs';

const ADDRESSES = [
  'CMS_ORIGIN',
  'USER_SERVICE_URL',
  'AUTH_SERVICE_URL',
  'CMS_SERVICE_URL',
  'ARTEXH_SERVICE_URL',
  'IMAGE_BASE_URL',
];

/** The website reads most settings itself: checks them here, before it starts. */
function asFailure(read) {
  try {
    return read();
  } catch (error) {
    throw failure(`${error.message}.`);
  }
}

function port(env, name, fallback) {
  const text = env[name] || String(fallback);
  const value = Number(text);
  if (/^\d+$/.test(text) && value >= 1 && value <= 65535) return value;
  throw failure(`${name} must be a port between 1 and 65535; it is "${text}".`);
}

function checkAddresses(env) {
  for (const name of ADDRESSES.filter((address) => env[address])) {
    asFailure(() => addressOf(env, name, ''));
  }
  asFailure(() => adminOriginsOf(env));
  asFailure(() => internalHostsOf(env));
  if (env.DATABASE_URL && !/^postgres(ql)?:\/\//.test(env.DATABASE_URL)) {
    throw failure('DATABASE_URL must begin with postgres:// (leave it out for SQLite).');
  }
}

/** The environment overrides .env. Pure, for tests; `readSettings` reads the real ones. */
export function toSettings(env) {
  checkAddresses(env);
  asFailure(() => mailOf(env));
  const sitePort = port(env, 'PORT', 3000);
  const cmsPort = port(env, 'CMS_PORT', 4000);
  if (sitePort === cmsPort) throw failure(`PORT and CMS_PORT are both ${sitePort}.`);
  asFailure(() => metricsPlace(env, 'CMS_METRICS_PORT'));
  asFailure(() => poolSettings(env));
  const bucket = asFailure(() => bucketOf(env));
  const dataDir = env.DATA_DIR || 'data';
  return {
    env,
    sitePort,
    siteHost: asFailure(() => readSiteSettings(env).host),
    drainSeconds: asFailure(() => drainSecondsOf(env)),
    siteOrigin: ownOrigin(env),
    cmsPort,
    cms: cmsPlace(env, cmsPort),
    dataDir: isAbsolute(dataDir) ? dataDir : join(ROOT, dataDir),
    databaseUrl: env.DATABASE_URL || '',
    /** Null: uploads are in the data folder. */
    bucket,
    demo: asFailure(() => switchOf(env, 'DEMO', 'on')),
    siteUrl: asFailure(() => siteUrlOf(env, `http://localhost:${sitePort}`)),
  };
}

const given = () => ({ ...readDotenv(join(ROOT, '.env')), ...process.env });

/** Of the programs. */
export const readSettings = () => toSettings(given());

/** Of a command: it sends no mail, so that no setting of it may stop a backup. */
export const settingsOfCommand = () => toSettings({ ...given(), SMTP_URL: '', MAIL_FROM: '' });

/** For commands that write in the data folder: SQLite writes beside its file even for who only reads. */
export function settingsOfOwner() {
  const settings = settingsOfCommand();
  checkOwner(settings.dataDir);
  return settings;
}

/** For commands that work on what an exhibition has already. */
export function settingsOfExhibition() {
  const settings = settingsOfOwner();
  if (!settings.databaseUrl && !existsSync(join(settings.dataDir, 'cms.sqlite'))) {
    throw failure(`There is no database in ${settings.dataDir}: npm start makes one.`);
  }
  return settings;
}
