import { hkdfSync } from 'node:crypto';
import { existsSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { bucketOf } from '@/lib/bucket.mjs';
import {
  adminOriginsOf,
  drainSecondsOf,
  internalHostsOf,
  keepDaysOf,
  listOf,
  mailOf,
  metricsPlace,
  minorsOf,
  poolSettings,
  redisUrlOf,
  siteUrlOf,
  textOf,
  visitorSettings,
} from '@/server/settings.mjs';

/** The only reader of process.env in the CMS. */
const { env } = process;

// Its S3 plug-in and its mail adapter have no 3.90.2: Payload would refuse to start outside production. package.json's overrides ensure a single copy.
env.PAYLOAD_DISABLE_DEPENDENCY_CHECKER ??= 'true';

// `next` runs in cms/, scripts run in its parent folder: both must use the same data.
const cwd = process.cwd();
const isInCms = basename(cwd) === 'cms' && existsSync(join(cwd, 'payload.config.ts'));
const root = isInCms ? dirname(cwd) : cwd;

export const CMS_DIR = join(/*turbopackIgnore: true*/ root, 'cms');
export const DATA_DIR = resolve(/*turbopackIgnore: true*/ root, env.DATA_DIR || 'data');
export const SQLITE_FILE = join(/*turbopackIgnore: true*/ DATA_DIR, 'cms.sqlite');
export const MEDIA_DIR = join(/*turbopackIgnore: true*/ DATA_DIR, 'media');
export const BACKUP_DIR = join(/*turbopackIgnore: true*/ DATA_DIR, 'backups');

/** A postgres:// address; empty for the SQLite file. */
export const DATABASE_URL = env.DATABASE_URL ?? '';

export const POOL = poolSettings(env);

export const CMS_PORT = Number(env.CMS_PORT || 4000);

/** How long it goes on answering when it is told to stop. */
export const DRAIN_SECONDS = drainSecondsOf(env);

// Scripts that only generate types or migrations need no secret; a server does (see payload.config.ts).
export const PAYLOAD_SECRET = env.PAYLOAD_SECRET ?? '';
/** What the secret was before the last rotation, or ''. */
export const PAYLOAD_SECRET_PREVIOUS = env.PAYLOAD_SECRET_PREVIOUS ?? '';
export const REVALIDATE_SECRET = textOf(env, 'REVALIDATE_SECRET');
/** Signs editors' links to the website; '' switches them off. */
export const PREVIEW_SECRET = textOf(env, 'PREVIEW_SECRET');
export const PREVIEW_SECRET_PREVIOUS = textOf(env, 'PREVIEW_SECRET_PREVIOUS');

/** True in a running CMS, false in scripts and builds. */
export const IS_SERVER =
  process.env.NEXT_RUNTIME === 'nodejs' && env.NEXT_PHASE !== 'phase-production-build';

// Next encrypts by it what an action has from the server. The build's key is public, and only names the actions (docs/decisions/0041).
if (IS_SERVER) {
  const key = Buffer.from(hkdfSync('sha256', PAYLOAD_SECRET, '', 'actions', 32));
  env.NEXT_SERVER_ACTIONS_ENCRYPTION_KEY = key.toString('base64');
}

/** Where Prometheus asks; null: nowhere. */
export const METRICS = metricsPlace(env, 'CMS_METRICS_PORT');
export const SENDS_TRACES = Boolean(env.OTEL_EXPORTER_OTLP_ENDPOINT);

/** How long favourites are kept, with their e-mails; shown on the website's privacy page. */
export const FAVOURITES_KEEP_DAYS = keepDaysOf(env);

/** What certificates show of a young artist, as the website does. They show no age. */
export const MINORS = minorsOf(env);

/** A search by author matches the name as the website shows it. */
export const SHOWS_INITIALS = MINORS.name === 'initial';

export const IS_PRODUCTION = env.NODE_ENV === 'production';

const NAMED_ORIGINS = adminOriginsOf(env);

/** Other origins of the admin, such as a tunnel; comma-separated. */
export const ADMIN_ORIGINS = [
  `http://127.0.0.1:${CMS_PORT}`,
  `http://localhost:${CMS_PORT}`,
  ...NAMED_ORIGINS,
];

/** The address at which editors open the CMS: in letters. */
export const ADMIN_URL = NAMED_ORIGINS[0] ?? `http://localhost:${CMS_PORT}`;

const MAIL = mailOf(env);

/** Sends mail; '' sends none. It may contain a password. */
export const SMTP_URL = MAIL.server;
export const HAS_MAIL = SMTP_URL !== '';

/** Over plain http browsers take a Secure cookie on localhost alone, and not all of them there. */
export const HAS_SECURE_ADMIN =
  NAMED_ORIGINS.length > 0 && NAMED_ORIGINS.every((origin) => origin.startsWith('https:'));

export const LIVE_INTERNAL_HOSTS = internalHostsOf(env);

/** The public address of the website. */
export const SITE_URL = siteUrlOf(env, 'http://localhost:3000');

/** The sender of letters. */
export const MAIL_FROM = MAIL.sender || `noreply@${new URL(SITE_URL).hostname}`;

/** Who asks: proxies that name somebody else are believed (docs/decisions/0024). */
export const VISITOR = visitorSettings(env);

/** Where notes are sent: the website, or each of its processes. */
export const WEBSITE_ORIGINS = listOf(env, 'WEBSITE_ORIGIN', 'http://127.0.0.1:3000').map(
  (origin) => origin.replace(/\/+$/, ''),
);
/** A stream in which all websites find the notes; '' tells each origin directly. */
export const REDIS_URL = redisUrlOf(env);
/** While the demo is loaded, no notes are sent. */
export const IS_SEEDING = env.CMS_SEEDING === '1';

export const FIRST_EDITOR_EMAIL = env.FIRST_EDITOR_EMAIL || 'editor@example.org';

/** Null: uploads are in MEDIA_DIR. */
export const BUCKET = bucketOf(env);
