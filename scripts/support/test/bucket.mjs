import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import getPort from 'get-port';
import { isInstalled, PYTHON } from './debian.mjs';
import { endOf } from './kill.mjs';

const BUCKET = 'exhibition-media';
const KEY = 'exhibition:editor';
const SECRET = 'a-secret-for-tests';
const REGION = 'us-east-1';
const KINDS = ['account', 'container', 'object'];
const START_MS = 60_000;

/** Whether Debian's OpenStack Swift is installed; the tests that need a bucket are skipped otherwise. */
export const hasBucket = () => isInstalled('swift');

const server = (folder, port, pipeline, more = '') => `[DEFAULT]
bind_ip = 127.0.0.1
bind_port = ${port}
workers = 0
user = ${userInfo().username}
swift_dir = ${folder}
devices = ${folder}/disks
mount_check = false
[pipeline:main]
pipeline = ${pipeline}
${more}`;

const storageServer = (folder, kind, port) =>
  server(folder, port, `${kind}-server`, `[app:${kind}-server]\nuse = egg:swift#${kind}\n`);

const FILTERS = ['catch_errors', 'gatekeeper', 'listing_formats', 'copy', 'slo', 'dlo'];

/** Its S3 interface, which checks signatures, before the keys of one account. Nothing is cached between requests. */
const proxyServer = (folder, port) =>
  server(
    folder,
    port,
    'catch_errors gatekeeper cache listing_formats s3api tempauth copy slo dlo proxy-server',
    `[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
error_suppression_limit = 1000000
[filter:cache]
use = egg:swift#memcache
memcache_servers = 127.0.0.1:1
[filter:s3api]
use = egg:swift#s3api
location = ${REGION}
[filter:tempauth]
use = egg:swift#tempauth
user_${KEY.replace(':', '_')} = ${SECRET} .admin
${FILTERS.map((name) => `[filter:${name}]\nuse = egg:swift#${name}\n`).join('')}`,
  );

/** Where each part of the storage is: one disk. */
const RINGS = `
import json, sys
from swift.common.ring.builder import RingBuilder
folder, ports = sys.argv[1], json.loads(sys.argv[2])
for kind, port in ports.items():
    builder = RingBuilder(2, 1, 0)
    place = {'ip': '127.0.0.1', 'port': port, 'replication_ip': '127.0.0.1', 'replication_port': port}
    builder.add_dev({'region': 1, 'zone': 1, 'device': 'one', 'weight': 1.0, 'meta': '', **place})
    builder.rebalance()
    builder.get_ring().save('%s/%s.ring.gz' % (folder, kind))
`;

/** Dies with us, however we end (Linux: PR_SET_PDEATHSIG, SIGKILL). */
const RUN = `
import ctypes, sys
ctypes.CDLL(None).prctl(1, 9)
from swift.common.utils import set_swift_dir
from swift.common.wsgi import run_wsgi
set_swift_dir(sys.argv[1])
sys.exit(run_wsgi(sys.argv[2], sys.argv[3]))
`;

function writeRings(folder, ports) {
  const { status, stderr } = spawnSync(PYTHON, ['-c', RINGS, folder, JSON.stringify(ports)]);
  if (status !== 0) throw new Error(`Swift's rings: ${stderr}`);
}

function launch(folder, kind) {
  const file = join(folder, `${kind}.conf`);
  const child = spawn(PYTHON, ['-c', RUN, folder, file, `${kind}-server`], { stdio: 'pipe' });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (piece) => (said += piece));
  return { child, ended: endOf(child), said: () => said };
}

/** Each listens before the bucket is made: the first server would avoid one that it found away. */
async function untilAllListen(ports, programs) {
  const deadline = Date.now() + START_MS;
  const isUp = (port) => fetch(`http://127.0.0.1:${port}/`).then(Boolean, () => false);
  while (!(await Promise.all(ports.map(isUp))).every(Boolean)) {
    const dead = programs.find(({ child }) => child.exitCode !== null);
    if (dead || Date.now() > deadline) throw new Error(`Swift: ${dead?.said() ?? 'not up'}`);
    await wait(50);
  }
}

/**
 * An empty bucket in a real object storage with S3's interface: Debian's OpenStack Swift, four processes on loopback
 * (docs/decisions/0039). `env`: the settings of a CMS that keeps its uploads there. `client`: the SDK's, for tests.
 * @param {string} folder
 */
export async function startBucket(folder) {
  mkdirSync(join(folder, 'disks/one'), { recursive: true });
  const ports = {};
  for (const kind of [...KINDS, 'proxy']) ports[kind] = await getPort();
  writeFileSync(
    join(folder, 'swift.conf'),
    '[swift-hash]\nswift_hash_path_suffix = one\nswift_hash_path_prefix = world\n',
  );
  for (const kind of KINDS) {
    writeFileSync(join(folder, `${kind}.conf`), storageServer(folder, kind, ports[kind]));
  }
  writeFileSync(join(folder, 'proxy.conf'), proxyServer(folder, ports.proxy));
  const { proxy, ...disks } = ports;
  writeRings(folder, disks);
  const programs = [...KINDS, 'proxy'].map((kind) => launch(folder, kind));
  await untilAllListen(Object.values(ports), programs);

  const endpoint = `http://127.0.0.1:${proxy}`;
  const { CreateBucketCommand, S3Client } = await import('@aws-sdk/client-s3');
  const client = new S3Client({
    region: REGION,
    endpoint,
    forcePathStyle: true,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    credentials: { accessKeyId: KEY, secretAccessKey: SECRET },
  });
  await client.send(new CreateBucketCommand({ Bucket: BUCKET }));
  return {
    endpoint,
    bucket: BUCKET,
    region: REGION,
    accessKeyId: KEY,
    secretAccessKey: SECRET,
    client,
    env: {
      S3_BUCKET: BUCKET,
      S3_ENDPOINT: endpoint,
      S3_REGION: REGION,
      S3_ACCESS_KEY_ID: KEY,
      S3_SECRET_ACCESS_KEY: SECRET,
    },
    stop: async () => {
      client.destroy();
      for (const { child } of programs) child.kill('SIGKILL');
      await Promise.all(programs.map(({ ended }) => ended));
    },
  };
}
