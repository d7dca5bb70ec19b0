import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { lacksNginx, startCmsNginx, startNginx } from '../../scripts/support/test/nginx.mjs';
import { http2Visitor } from '../support/http2';

/** deploy/nginx before two websites of which one takes requests and answers none. */
const isSkipped = lacksNginx();

const folder = mkdtempSync(join(tmpdir(), 'one-world-hung-'));
const NAME = 'Name-of-a-child';
let hung: Awaited<ReturnType<typeof aWebsite>>;
let other: Awaited<ReturnType<typeof aWebsite>>;
let nginx: Awaited<ReturnType<typeof startNginx>>;
let visitor: ReturnType<typeof http2Visitor>;

async function aWebsite(answer: RequestListener) {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(String(request.url));
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const stop = () => {
    server.close();
    server.closeAllConnections();
  };
  return { asked, origin: `http://127.0.0.1:${port}`, stop };
}

before(async () => {
  if (isSkipped) return;
  hung = await aWebsite(() => undefined);
  other = await aWebsite((_request, response) => response.end('a page'));
  nginx = await startNginx(join(folder, 'nginx'), [hung.origin, other.origin]);
  visitor = http2Visitor(nginx);
});
after(async () => {
  visitor?.close();
  await nginx?.stop();
  for (const website of [hung, other]) website?.stop();
  rmSync(folder, { recursive: true, force: true });
});

test(
  'the other one answers after seconds, and is asked at once then',
  { skip: isSkipped },
  async () => {
    const since = Date.now();
    const ask = (at: number) => visitor.ask(`/albumsView?author=${NAME}&page=${at}`);
    const answers = await Promise.all([1, 2, 3, 4].map(ask));
    assert.deepEqual(new Set(answers.map(({ status }) => status)), new Set([200]));
    assert.ok(hung.asked.length > 0);
    const waited = Date.now() - since;
    assert.ok(waited > 14_000 && waited < 20_000, `${waited} ms`);
    const before = Date.now();
    assert.equal((await ask(5)).status, 200);
    assert.ok(Date.now() - before < 1000);
  },
);

/** These are all logs in there, and none has the name. */
function assertUntold(place: string, ...expected: string[]) {
  const logs = readdirSync(join(folder, place)).filter((name) => name.endsWith('.log'));
  assert.deepEqual(logs.sort(), expected);
  for (const name of logs)
    assert.ok(!readFileSync(join(folder, place, name), 'utf8').includes(NAME), name);
}

test('and no log has what a visitor looked for', { skip: isSkipped }, () => {
  assertUntold('nginx', 'error.log', 'one-world-error.log', 'one-world.log');
});

test(
  'nor has one what an editor looked for, when one of two CMS breaks off',
  { skip: isSkipped },
  async () => {
    const broken = await aWebsite((request) => request.socket.destroy());
    const cmsNginx = await startCmsNginx(join(folder, 'cms-nginx'), [broken.origin, other.origin]);
    try {
      const path = `/admin/collections/favourites?search=${NAME}`;
      for (let at = 0; at < 4; at += 1)
        assert.equal((await fetch(cmsNginx.url + path)).status, 200);
      assert.ok(broken.asked.includes(path), String(broken.asked));
      assertUntold('cms-nginx', 'cms-error.log', 'error.log');
    } finally {
      await cmsNginx.stop();
      broken.stop();
    }
  },
);

test(
  'what an editor deletes is asked of one of two CMS only, also if it breaks off',
  { skip: isSkipped },
  async () => {
    const broken = await aWebsite((request) => request.socket.destroy());
    const cmsNginx = await startCmsNginx(join(folder, 'once-nginx'), [broken.origin, other.origin]);
    const imports = [1, 2, 3, 4, 5, 6].map((at) => `/api/imports/${at}`);
    // Each twice, as both are asked in turn.
    const sent = ['/api/albums/7', '/api/editors/7', ...imports].flatMap((path) => [path, path]);
    try {
      const statuses = new Set<number>();
      for (const path of sent)
        statuses.add((await fetch(cmsNginx.url + path, { method: 'DELETE' })).status);
      const asked = [...broken.asked, ...other.asked].filter((path) => sent.includes(path));
      assert.deepEqual(asked.sort(), [...sent].sort());
      assert.deepEqual(statuses, new Set([200, 502]));
    } finally {
      await cmsNginx.stop();
      broken.stop();
    }
  },
);

test(
  'of two CMS one has the files of an import, and is asked to delete them, too',
  { skip: isSkipped },
  async () => {
    const one = await aWebsite((_request, response) => response.end('done'));
    const two = await aWebsite((_request, response) => response.end('done'));
    const cmsNginx = await startCmsNginx(join(folder, 'imports-nginx'), [one.origin, two.origin]);
    // As many that each of the two has some of them, whatever their ports are.
    const paths = Array.from({ length: 32 }, (_, at) => `/api/imports/${at}`);
    try {
      for (const path of paths) {
        for (const method of ['POST', 'DELETE'])
          assert.equal((await fetch(cmsNginx.url + path, { method })).status, 200, path);
      }
      const [ofOne, ofTwo] = [one, two].map(({ asked }) =>
        asked.filter((path) => paths.includes(path)),
      );
      assert.ok(ofOne?.length && ofTwo?.length);
      const twice = (of: readonly string[]) => [...new Set(of)].flatMap((path) => [path, path]);
      assert.deepEqual([ofOne, ofTwo], [twice(ofOne), twice(ofTwo)]);
      assert.equal(ofOne.length + ofTwo.length, 2 * paths.length);
    } finally {
      await cmsNginx.stop();
      one.stop();
      two.stop();
    }
  },
);

test(
  'a script that one of two CMS lacks is asked of the other one, as while they get another build',
  { skip: isSkipped },
  async () => {
    const old = await aWebsite((_request, response) => response.writeHead(404).end());
    const cmsNginx = await startCmsNginx(join(folder, 'old-nginx'), [old.origin, other.origin]);
    try {
      const paths = [1, 2, 3, 4].map((at) => `/_next/static/chunks/${at}.js`);
      for (const path of paths) assert.equal((await fetch(cmsNginx.url + path)).status, 200, path);
      assert.ok(
        paths.some((path) => old.asked.includes(path)),
        String(old.asked),
      );
    } finally {
      await cmsNginx.stop();
      old.stop();
    }
  },
);

test('scripts of the admin are compressed, and nothing else is', { skip: isSkipped }, async () => {
  const cms = await aWebsite((_request, response) => {
    response.setHeader('content-type', 'application/javascript; charset=UTF-8');
    response.end('go();'.repeat(1000));
  });
  const cmsNginx = await startCmsNginx(join(folder, 'gzip-nginx'), [cms.origin]);
  const headers = { 'accept-encoding': 'gzip', via: '1.1 proxy' };
  async function codingOf(path: string) {
    const answer = await fetch(cmsNginx.url + path, { headers });
    await answer.arrayBuffer();
    return answer.headers.get('content-encoding');
  }
  try {
    assert.equal(await codingOf('/_next/static/chunks/a.js'), 'gzip');
    assert.equal(await codingOf('/api/media/file/a.js'), null);
  } finally {
    await cmsNginx.stop();
    cms.stop();
  }
});

test(
  'a slow CMS is waited for when the website says that it waits longer; else the other one is asked',
  { skip: isSkipped },
  async () => {
    const slow = await aWebsite((_request, response) => {
      setTimeout(() => response.end('late'), 1500);
    });
    const cmsNginx = await startCmsNginx(join(folder, 'slow-nginx'), [slow.origin, other.origin]);
    const path = '/services/artexhAlbumFav/fav?name=1';
    const askFour = async (headers: Record<string, string> = {}) => {
      const answers: string[] = [];
      while (answers.length < 4)
        answers.push(await (await fetch(cmsNginx.url + path, { headers })).text());
      return answers;
    };
    try {
      assert.deepEqual(await askFour(), Array(4).fill('a page'));
      const patient = new Set(await askFour({ 'x-time-limit': '5' }));
      assert.deepEqual(patient, new Set(['a page', 'late']));
      assert.ok(slow.asked.includes(path), String(slow.asked));
    } finally {
      await cmsNginx.stop();
      slow.stop();
    }
  },
);
