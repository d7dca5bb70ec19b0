import { createHash } from 'node:crypto';
import { cpSync, createReadStream, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { bucketOf } from '../../lib/bucket.mjs';
import { hashOf } from '../../scripts/support/hashOf.mjs';
import { bucketStore } from '../../scripts/support/media/bucket.mjs';
import { startBucket } from '../../scripts/support/test/bucket.mjs';
import { startExhibition } from '../../scripts/support/test/ownExhibition.mjs';
import { faultyHost } from './faultyHost';
import { inDatabaseOf } from './savedData.mjs';

export const MB = 1024 * 1024;
export const FILM_BYTES = 500 * MB;

/** What the film has at this place. */
export const filmByte = (at: number) => (at + Math.floor(at / MB)) % 251;

const piece = Buffer.from(Array.from({ length: MB + 251 }, (_, at) => at % 251));

function* filmPieces() {
  for (let at = 0; at < FILM_BYTES; at += MB) {
    yield piece.subarray(filmByte(at), filmByte(at) + MB);
  }
}

const FILM = `SELECT m.filename FROM media m JOIN videos v ON v.file_id = m.id
  WHERE m.filename LIKE '%.mp4' LIMIT 1`;
const COVERS = `SELECT m.filename FROM media m JOIN albums a ON a.cover_id = m.id
  WHERE a._status = 'published' ORDER BY a.id LIMIT 2`;

type Query = (statement: string, values?: unknown[]) => Promise<Record<string, unknown>[]>;

/** The film of the demo becomes one of 500 MB; the pictures of two works are all else that is there. */
async function fill(data: string, store: ReturnType<typeof bucketStore>): Promise<string> {
  const [film, ...covers] = await inDatabaseOf(data, async (query: Query) => {
    const rows = [...(await query(FILM)), ...(await query(COVERS))];
    const names = rows.map(({ filename }) => String(filename));
    await query('UPDATE media SET filesize = ? WHERE filename = ?', [FILM_BYTES, names[0]]);
    return names;
  });
  const put = async (key: string, bytes: number, open: () => Readable) => {
    const file = { key, type: 'application/octet-stream' };
    await store.write(file, open(), { bytes, sum: await hashOf(open()) });
  };
  for (const name of covers) {
    const path = join(data, 'media', name);
    await put(name, statSync(path).size, () => createReadStream(path));
  }
  await put(String(film), FILM_BYTES, () => Readable.from(filmPieces()));
  return String(film);
}

/** Both programs, with uploads in a real bucket behind a host that can fail. The key is found by the SDK's own chain. */
export async function bucketExhibition() {
  const folder = mkdtempSync(join(tmpdir(), 'one-world-bucket-'));
  const bucket = await startBucket(join(folder, 'swift'));
  const host = await faultyHost(bucket.endpoint);
  const template = join(folder, 'template');
  cpSync(process.env.TEMPLATE_DATA ?? '', template, { recursive: true });
  const place = bucketOf(bucket.env);
  if (!place) throw new Error('the settings name no bucket');
  const film = await fill(template, bucketStore(place));
  rmSync(join(template, 'media'), { recursive: true });
  const profile = join(folder, 'credentials');
  const { accessKeyId, secretAccessKey } = bucket;
  writeFileSync(
    profile,
    `[default]\naws_access_key_id=${accessKeyId}\naws_secret_access_key=${secretAccessKey}\n`,
  );
  const exhibition = await startExhibition(template, folder, {
    env: {
      ...bucket.env,
      S3_ENDPOINT: host.origin,
      S3_ACCESS_KEY_ID: '',
      S3_SECRET_ACCESS_KEY: '',
      AWS_ACCESS_KEY_ID: '',
      AWS_PROFILE: '',
      AWS_SHARED_CREDENTIALS_FILE: profile,
    },
  });
  let log = '';
  const said = new PassThrough().on('data', (text) => (log += text));
  exhibition.cms.passOutput(said, said);
  return {
    ...exhibition,
    bucket,
    host,
    film,
    /** What the CMS has said since the last call. */
    takeLog: () => {
      const text = log;
      log = '';
      return text;
    },
    stop: async () => {
      await exhibition.stop();
      host.close();
      await bucket.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export const sha256 = (bytes: ArrayBuffer) =>
  createHash('sha256').update(Buffer.from(bytes)).digest('hex');
