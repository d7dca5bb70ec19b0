import { fingerprintsBy } from '@/lib/fingerprints.mjs';
import { openDatabase as open } from '../../support/database.mjs';
import { secrets } from './visitor';

const { CONTRACT_DATA_DIR, CONTRACT_DATABASE_URL } = process.env;

/** False with CONTRACT_URL: tests that need the database are then skipped. */
export const hasDatabase = Boolean(CONTRACT_DATA_DIR || CONTRACT_DATABASE_URL);

/** The CMS's own database, for what no call returns. */
export function openDatabase() {
  // No other one is ever opened: a test would write into it.
  if (!hasDatabase) throw new Error('a test that needs the database was not skipped');
  return open({ databaseUrl: CONTRACT_DATABASE_URL, dataDir: CONTRACT_DATA_DIR });
}

type Run = ReturnType<typeof openDatabase>['run'];

const hash = fingerprintsBy(secrets.PAYLOAD_SECRET ?? '', 'captchas');

/** By which the CMS finds a captcha. */
export const emailHash = (email: string) => hash(email);

const MINUTE = 60_000;

/** Stores a captcha with a known answer: the CMS has only hashes, from which no answer can be read. */
export async function putCaptcha(run: Run, email: string, answer: string, minutesLeft = 10) {
  await run(
    'INSERT INTO captchas (email_hash, answer_hash, expires_at, used) VALUES (?, ?, ?, FALSE)',
    [hash(email), hash(email, answer), Date.now() + minutesLeft * MINUTE],
  );
}

/** The key of the CMS's counters. */
export const limitKey = (kind: 'address' | 'visitor' | 'email' | 'try', ...values: string[]) =>
  `${kind}:${hash(kind, ...values)}`;
