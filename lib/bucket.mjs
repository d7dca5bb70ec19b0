import { addressOf, textOf } from '../server/settings.mjs';

/** S3's own rule for names, which others follow. */
const NAME = /^(?!\d+\.\d+\.\d+\.\d+$)[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;
/** A storage that hangs is told from a slow one by these: see docs/decisions/0039. */
const CONNECT_MS = 1500;
const ANSWER_MS = 4000;
const IDLE_MS = 20_000;
/** Each film that somebody watches holds a connection. */
const CONNECTIONS = { maxSockets: 1000 };

/** @param {Readonly<Record<string, string | undefined>>} env */
function credentialsOf(env) {
  const accessKeyId = textOf(env, 'S3_ACCESS_KEY_ID');
  const secretAccessKey = textOf(env, 'S3_SECRET_ACCESS_KEY');
  if (Boolean(accessKeyId) !== Boolean(secretAccessKey)) {
    throw new Error(
      'S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY go together: set both, or neither of them',
    );
  }
  return accessKeyId ? { credentials: { accessKeyId, secretAccessKey } } : {};
}

/**
 * A storage other than Amazon's: most know one host for all buckets, and not the newest checksums.
 * @param {Readonly<Record<string, string | undefined>>} env
 */
function placeOf(env) {
  if (!textOf(env, 'S3_ENDPOINT')) return {};
  const checksums = /** @type {const} */ ('WHEN_REQUIRED');
  return {
    endpoint: addressOf(env, 'S3_ENDPOINT', ''),
    forcePathStyle: true,
    requestChecksumCalculation: checksums,
    responseChecksumValidation: checksums,
  };
}

/**
 * The bucket that uploads are in, and how the SDK's client reaches it; null when they are on the disk. Without a key in the settings
 * the SDK looks for one itself: in AWS_… variables, ~/.aws, or what the machine was given.
 * @param {Readonly<Record<string, string | undefined>>} env
 */
export function bucketOf(env) {
  const name = textOf(env, 'S3_BUCKET');
  if (!name) return null;
  if (!NAME.test(name)) throw new Error(`S3_BUCKET must be the name of a bucket, not "${name}"`);
  return {
    name,
    config: {
      region: textOf(env, 'S3_REGION', 'us-east-1'),
      ...placeOf(env),
      ...credentialsOf(env),
      maxAttempts: 2,
      requestHandler: {
        connectionTimeout: CONNECT_MS,
        requestTimeout: ANSWER_MS,
        throwOnRequestTimeout: true,
        socketTimeout: IDLE_MS,
        httpAgent: CONNECTIONS,
        httpsAgent: CONNECTIONS,
      },
    },
  };
}
