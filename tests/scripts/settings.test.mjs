import assert from 'node:assert/strict';
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { parseDotenv } from '../../scripts/support/dotenv.mjs';
import { toCmsEnvironment, toSiteEnvironment } from '../../scripts/support/environment.mjs';
import { checkDisk, checkSpace } from '../../scripts/support/requirements.mjs';
import { readSecrets, rotateSecrets } from '../../scripts/support/secrets.mjs';
import { readSettings, settingsOfCommand, toSettings } from '../../scripts/support/settings.mjs';
import { sandboxSettings } from '../../scripts/support/test/sandbox.mjs';

const failureWith = (message) => ({ name: 'Failure', message });

test('.env: values, quotes and comments', () => {
  const text = '# a note\n\nPORT=80 # why\nexport A = b\nB="x # y"\nC=\'\'\nD=\r\nE="x" # "y"\n';
  const values = { PORT: '80', A: 'b', B: 'x # y', C: '', D: '', E: 'x' };
  assert.deepEqual(parseDotenv(text), values);
});

for (const line of ['PORT', '= 1', 'A="open', '1A=2', 'A B=1']) {
  test(`.env: "${line}" is told by its line`, () => {
    assert.throws(
      () => parseDotenv(`# note\n${line}\n`),
      failureWith(/line 2: expected NAME=value/),
    );
  });
}

for (const [env, message] of [
  [{ PORT: 'http' }, /^PORT must be a port/],
  [{ PORT: '70000' }, /^PORT must be a port/],
  [{ CMS_PORT: '3000' }, /both 3000/],
  [{ SITE_URL: 'example.org' }, /^SITE_URL must be an http/],
  [{ SITE_URL: 'https://example.org/art' }, /^SITE_URL must be no more than protocol and host/],
  [{ FEED_ID_ORIGIN: 'example.org' }, /^FEED_ID_ORIGIN must be an http/],
  [{ IMAGE_BASE_URL: 'ftp://example.org' }, /^IMAGE_BASE_URL must be an http/],
  [{ CMS_ADMIN_ORIGINS: 'cms.example.org' }, /^CMS_ADMIN_ORIGINS must be an http/],
  [{ LIVE_INTERNAL_HOSTS: 'https://encoder' }, /^LIVE_INTERNAL_HOSTS must be hosts/],
  [{ DATABASE_URL: 'mysql://example.org' }, /^DATABASE_URL must begin/],
  [{ DEMO: 'maybe' }, /^DEMO must be/],
  [{ HSTS_PRELOAD: 'maybe' }, /^HSTS_PRELOAD must be/],
  [{ DATABASE_POOL_MAX: '3' }, /^DATABASE_POOL_MAX must be a whole number from 4 to 1000/],
  [{ DATABASE_STATEMENT_SECONDS: 'a' }, /^DATABASE_STATEMENT_SECONDS must be a whole number/],
  [{ DRAIN_SECONDS: '-1' }, /^DRAIN_SECONDS must be a whole number/],
  [{ S3_BUCKET: 'My Bucket' }, /^S3_BUCKET must be the name of a bucket/],
  [{ S3_BUCKET: 'media', S3_ENDPOINT: 'storage:9000' }, /^S3_ENDPOINT must be an http/],
  [{ S3_BUCKET: 'media', S3_ACCESS_KEY_ID: 'key' }, /S3_SECRET_ACCESS_KEY go together/],
  [{ SMTP_URL: 'mail.example.org:25' }, /^SMTP_URL must be like/],
  [{ SMTP_URL: 'smtp://' }, /^SMTP_URL must be like/],
  [{ MAIL_FROM: 'Exhibition' }, /^MAIL_FROM must be an e-mail address/],
  [{ MINORS_NAME: 'inital' }, /^MINORS_NAME must be full or initial, not "inital"/],
  [{ REDIS_URL: 'u:secret@host' }, /^REDIS_URL must begin with redis:\/\/ or rediss:\/\/\.$/],
  [{ FAVOURITES_KEEP_DAYS: '2 years' }, /^FAVOURITES_KEEP_DAYS must be a whole number from 1/],
  [{ TRUSTED_PROXIES: '10.0.0.0/33' }, /^TRUSTED_PROXIES must be addresses or ranges/],
]) {
  test(`${JSON.stringify(env)} is refused`, () => {
    assert.throws(() => toSettings(env), failureWith(message));
  });
}

test('a mail setting that stops the programs stops no backup', (context) => {
  const before = { ...process.env };
  context.after(() => (process.env = before));
  Object.assign(process.env, { SMTP_URL: 'mail', MAIL_FROM: 'Museum <museum@example.org>' });
  assert.throws(() => readSettings(), failureWith(/^SMTP_URL must be like .*587\.$/));
  const { SMTP_URL, MAIL_FROM } = settingsOfCommand().env;
  assert.deepEqual([SMTP_URL, MAIL_FROM], ['', '']);
});

test('the defaults', () => {
  const { sitePort, cmsPort, demo, siteUrl } = toSettings({});
  assert.deepEqual(
    { sitePort, cmsPort, demo, siteUrl },
    { sitePort: 3000, cmsPort: 4000, demo: true, siteUrl: 'http://localhost:3000' },
  );
});

test('the CMS listens on loopback, or where CMS_HOST says; the website is told where', () => {
  for (const [CMS_HOST, host, origin] of [
    [undefined, '127.0.0.1', 'http://127.0.0.1:4000'],
    ['10.0.0.5', '10.0.0.5', 'http://10.0.0.5:4000'],
    ['0.0.0.0', '0.0.0.0', 'http://127.0.0.1:4000'],
    ['::', '::', 'http://127.0.0.1:4000'],
    ['fd00::5', 'fd00::5', 'http://[fd00::5]:4000'],
  ]) {
    const settings = toSettings({ CMS_HOST });
    assert.deepEqual(settings.cms, { host, origin });
    assert.equal(toSiteEnvironment(settings, {}).CMS_ORIGIN, origin);
  }
});

test('a bucket: its name, and a key only if one is given', () => {
  assert.equal(toSettings({}).bucket, null);
  const { name, config } = toSettings({ S3_BUCKET: 'media', S3_REGION: 'eu-west-3' }).bucket;
  assert.deepEqual([name, config.region, 'credentials' in config], ['media', 'eu-west-3', false]);
  assert.equal('endpoint' in config || 'forcePathStyle' in config, false);
});

test('the website gets neither the database, the bucket, the mail server nor the secret of the CMS', () => {
  const settings = toSettings({
    DATABASE_URL: 'postgres://u:p@h/d',
    HOSTNAME: 'box',
    S3_BUCKET: 'media',
    AWS_SECRET_ACCESS_KEY: 'x',
    SMTP_URL: 'smtp://u:p@h',
  });
  const secrets = { PAYLOAD_SECRET: 'a', REVALIDATE_SECRET: 'b', PAYLOAD_SECRET_PREVIOUS: 'c' };
  const site = toSiteEnvironment(settings, secrets);
  // Next reads .env itself, for what it isn't given.
  for (const name of ['PAYLOAD_SECRET', 'PAYLOAD_SECRET_PREVIOUS', 'DATABASE_URL', 'SMTP_URL']) {
    assert.equal(site[name], '', name);
    assert.equal(toSiteEnvironment(toSettings({}), {})[name], '', name);
  }
  for (const name of ['S3_BUCKET', 'AWS_SECRET_ACCESS_KEY']) assert.equal(site[name], '', name);
  assert.equal('HOSTNAME' in site, false);
  assert.equal(site.REVALIDATE_SECRET, 'b');
  assert.equal(toCmsEnvironment(settings, secrets).PAYLOAD_SECRET, 'a');
});

test('no setting of the shell or of .env reaches the tests', async (context) => {
  const given = { S3_ENDPOINT: 'http://elsewhere', CACHE_PAGES_MB: '3', SMTP_URL: 'smtp://a@b' };
  const before = { ...process.env };
  context.after(() => (process.env = before));
  Object.assign(process.env, given);
  const { env } = await sandboxSettings('/tmp/any');
  for (const name of Object.keys(given)) assert.equal(env[name], '', name);
});

test('secrets are made once, for the owner alone, and the environment wins', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'one-world-secrets-'));
  const first = readSecrets({ dataDir, env: {} });
  assert.match(first.PAYLOAD_SECRET, /^[0-9a-f]{64}$/);
  assert.notEqual(first.PAYLOAD_SECRET, first.REVALIDATE_SECRET);
  const modeOf = (path) => statSync(path).mode & 0o777;
  assert.equal(modeOf(join(dataDir, 'secrets.json')), 0o600);
  chmodSync(join(dataDir, 'secrets.json'), 0o644);
  assert.deepEqual(readSecrets({ dataDir, env: {} }), first);
  assert.equal(modeOf(join(dataDir, 'secrets.json')), 0o600);
  chmodSync(dataDir, 0o755);
  checkDisk({ dataDir });
  assert.equal(modeOf(dataDir), 0o700);
  assert.equal(readSecrets({ dataDir, env: { PAYLOAD_SECRET: 'given' } }).PAYLOAD_SECRET, 'given');
  assert.doesNotMatch(readFileSync(join(dataDir, 'secrets.json'), 'utf8'), /given/);
  writeFileSync(join(dataDir, 'secrets.json'), '{');
  assert.throws(() => readSecrets({ dataDir, env: {} }), failureWith(/not readable JSON/));
  // What can't be read is no reason to delete it.
  rmSync(join(dataDir, 'secrets.json'));
  mkdirSync(join(dataDir, 'secrets.json'));
  const unread = failureWith(/^\S+secrets\.json cannot be read: EISDIR[^\n]*\.$/);
  assert.throws(() => readSecrets({ dataDir, env: {} }), unread);
  rmSync(dataDir, { recursive: true });
});

test('after a rotation the old secrets are beside the new ones, until an hour after the first start', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'one-world-secrets-'));
  const settings = { dataDir, env: {} };
  assert.throws(() => rotateSecrets(settings), failureWith(/^There are no secrets in .* yet/));
  const old = readSecrets(settings);
  rotateSecrets(settings);
  const day = 24 * 3_600_000;
  const start = Date.now() + day;
  // A command beside programs that have not been stopped yet begins no hour.
  const asked = readSecrets(settings, { now: start - day });
  assert.equal(asked.PAYLOAD_SECRET_PREVIOUS, old.PAYLOAD_SECRET);
  assert.doesNotMatch(readFileSync(join(dataDir, 'secrets.json'), 'utf8'), /Since/);
  const { PAYLOAD_SECRET_PREVIOUS, REVALIDATE_SECRET_PREVIOUS, PREVIEW_SECRET_PREVIOUS, ...fresh } =
    readSecrets(settings, { isStart: true, now: start });
  assert.deepEqual(old, {
    PAYLOAD_SECRET: PAYLOAD_SECRET_PREVIOUS,
    REVALIDATE_SECRET: REVALIDATE_SECRET_PREVIOUS,
    PREVIEW_SECRET: PREVIEW_SECRET_PREVIOUS,
  });
  for (const name of Object.keys(old)) assert.notEqual(fresh[name], old[name]);
  const again = readSecrets(settings, { isStart: true, now: start + 3_599_000 });
  assert.equal(again.PAYLOAD_SECRET_PREVIOUS, old.PAYLOAD_SECRET);
  // A secret of the environment has its past there, too.
  const given = { PAYLOAD_SECRET: 'given', PREVIEW_SECRET_PREVIOUS: 'before' };
  const mixed = readSecrets({ dataDir, env: given }, { now: start });
  assert.equal(mixed.PAYLOAD_SECRET_PREVIOUS, undefined);
  assert.equal(mixed.PREVIEW_SECRET_PREVIOUS, 'before');
  assert.deepEqual(readSecrets(settings, { now: start + 3_600_000 }), fresh);
  assert.doesNotMatch(readFileSync(join(dataDir, 'secrets.json'), 'utf8'), /PREVIOUS|Since/);
  assert.throws(
    () => rotateSecrets({ dataDir, env: { PREVIEW_SECRET: 'x' } }),
    failureWith(/^PREVIEW_SECRET is set in the environment: .*PREVIEW_SECRET_PREVIOUS\.$/),
  );
  rmSync(dataDir, { recursive: true });
});

test('only the owner of the data rotates: the programs could not read what is another’s', (context) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'one-world-secrets-'));
  const settings = { dataDir, env: {} };
  const old = readSecrets(settings);
  const { uid } = statSync(dataDir);
  const getuid = context.mock.method(process, 'getuid', () => uid + 1);
  assert.throws(() => rotateSecrets(settings), failureWith(/belongs to another user \(uid \d+\)/));
  getuid.mock.restore();
  assert.deepEqual(readSecrets(settings), old);
  rmSync(dataDir, { recursive: true });
});

test('a full disk is told with what is free and what is needed', () => {
  checkSpace(tmpdir(), 1);
  assert.throws(
    () => checkSpace(tmpdir(), 2 ** 60),
    failureWith(/^The disk is full: [\d.]+ GB free at .*, 1073741824.00 GB needed\.$/),
  );
});
