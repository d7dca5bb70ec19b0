import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import pg from 'pg';
import { hasBucket, startBucket } from '../../scripts/support/test/bucket.mjs';
import { startCluster } from '../../scripts/support/test/cluster.mjs';
import { hasNginx } from '../../scripts/support/test/nginx.mjs';
import { hasRedis } from '../../scripts/support/test/redis.mjs';
import { editorOf } from '../support/editor';
import { Counts } from '../support/cluster/counts';
import { startEditing, type Withdrawn } from '../support/cluster/editing';
import { PHASES, type Cluster } from '../support/cluster/faults';
import { startLoad, type Work } from '../support/cluster/load';
import { rowsOf, tell } from '../support/cluster/table';
import { Truth } from '../support/cluster/truth';
import { visit } from '../support/cluster/visitors';

/**
 * Three websites, two CMS, PostgreSQL, a bucket, Redis and nginx, under steady visitors and an editor: each program is killed, stopped or
 * replaced in turn. What is counted stands in tests/support/cluster/counts.ts.
 */
const skip =
  !(hasNginx() && hasRedis() && hasBucket()) && 'nginx, redis-server or swift is not installed';

const folder = mkdtempSync(join(tmpdir(), 'one-world-cluster-'));
let bucket: Awaited<ReturnType<typeof startBucket>>;
let cluster: Cluster;
let pool: pg.Pool;

before(async () => {
  if (skip) return;
  bucket = await startBucket(join(folder, 'bucket'));
  cluster = await startCluster(folder, { env: bucket.env });
  pool = new pg.Pool({ connectionString: cluster.databaseUrl, max: 2 });
  pool.on('error', () => undefined);
});
after(async () => {
  await pool?.end();
  await cluster?.stop();
  await bucket?.stop();
  rmSync(folder, { recursive: true, force: true });
});

type Row = { id: number; label: string; seq: number; filename: string };

/** The works of a year, as they hang. */
async function worksOf(year: string): Promise<(Work & { file: string })[]> {
  const { rows } = await pool.query<Row>(
    `SELECT a.id, a.year_label_id AS label, a.seq, m.filename FROM albums a JOIN media m ON m.id = a.cover_id
      WHERE a._status = 'published' AND a.year_label_id = $1 ORDER BY a.seq`,
    [year],
  );
  return rows.map(({ id, filename, ...row }) => ({ ...row, id: String(id), file: filename }));
}

const pageOf = ({ id }: { id: string }) => `/artwork/${id}`;
const pictureOf = ({ file }: { file: string }, width = 390) =>
  `/_next/image?url=${encodeURIComponent(`/download/${file}`)}&w=${width}&q=60`;

const toWithdraw = (work: { id: string; file: string }): Withdrawn => ({
  id: work.id,
  page: pageOf(work),
  picture: pictureOf(work),
  file: `/download/${work.file}`,
});

async function found(counts: Counts) {
  const { rows } = await pool.query<{ email: string; album_id: number; number: string }>(
    'SELECT email, album_id, COUNT(*) AS number FROM favourites GROUP BY email, album_id',
  );
  const stored = new Map(rows.map((row) => [row.email, row]));
  const isStored = ({ email, albumId }: (typeof counts.acknowledged)[number]) =>
    stored.get(email)?.album_id === albumId;
  return {
    lost: counts.acknowledged.filter((one) => !isStored(one)).map(({ email }) => email),
    twice: rows.filter(({ number }) => Number(number) > 1).map(({ email }) => email),
  };
}

test('a cluster loses nothing, whatever of it is killed', { skip }, async () => {
  const { nginx: front, sites, secrets } = cluster;
  const counts = new Counts();
  const truth = new Truth(counts);
  const [renamed, withdrawn, collected] = [
    // Every second one, as neighbours show each other.
    (await worksOf('2022')).filter((_work, at) => at % 2 === 0).slice(0, 8),
    await worksOf('2021'),
    await worksOf('2024'),
  ];
  const pages = [
    ...['/', '/ar', '/albumsView?labelIds=2022', '/exhibition/2024', '/feed/en.xml'],
    '/api/albums?labelIds=2022&locale=en',
    ...renamed.map(pageOf),
  ];
  const pictures = collected.slice(0, 12).map((work) => pictureOf(work));
  for (const path of [...pages, ...pictures]) {
    const { status } = await visit(front, path);
    assert.equal(status, 200, path);
  }
  const load = startLoad({
    ...{ front, counts, truth, pool, pages, pictures },
    secret: secrets.PAYLOAD_SECRET,
    works: collected,
  });
  const editing = startEditing({
    ...{ front, counts, truth, pages },
    editor: editorOf(cluster),
    origins: sites.map(({ origin }) => origin),
    renamed: renamed.map(({ id }) => id),
    withdrawn: withdrawn.map(toWithdraw),
  });
  for (const { name, work } of PHASES) {
    counts.phase = name;
    await work(cluster, editing);
  }
  await Promise.all([load.stop(), editing.stop()]);
  const rows = rowsOf(counts, PHASES, await found(counts));
  tell(counts, PHASES, rows);
  const missed = rows
    .filter(({ isReached }) => isReached === false)
    .map(({ what, measured }) => `${what}: ${measured}`);
  assert.deepEqual(missed, []);
  assert.ok(counts.acknowledged.length > 100 && counts.changes > 60 && counts.withdrawals > 10);
});
