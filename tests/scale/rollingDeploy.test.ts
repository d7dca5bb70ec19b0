import assert from 'node:assert/strict';
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { after, before, test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import getPort from 'get-port';
import { makeArtefact } from '../../scripts/support/artefact/artefact.mjs';
import { makeAnotherArtefact } from '../../scripts/support/test/anotherBuild.mjs';
import { kill } from '../../scripts/support/test/kill.mjs';
import { lacksNginx, startNginx } from '../../scripts/support/test/nginx.mjs';
import { sandboxSettings } from '../../scripts/support/test/sandbox.mjs';
import { unitOf } from '../../scripts/support/test/units.mjs';
import { http2Visitor } from '../support/http2';

/** The units of deploy/systemd, by their own commands, from the artefact: two websites behind nginx get another build one by one. */
const isSkipped = lacksNginx();
const SECRETS = {
  PAYLOAD_SECRET: 'p'.repeat(32),
  REVALIDATE_SECRET: 'r'.repeat(32),
  PREVIEW_SECRET: 'w'.repeat(32),
};

const folder = mkdtempSync(join(tmpdir(), 'one-world-roll-'));
const current = join(folder, 'current');
let first = '';
let second = '';
let nginx: Awaited<ReturnType<typeof startNginx>>;
let ports: number[] = [];
let cms: ReturnType<ReturnType<typeof unitOf>['program']>;
let migrate: ReturnType<typeof unitOf>;
let backup: ReturnType<typeof unitOf>;
let websites: (typeof cms)[] = [];

/** As `ln -sfn` and `mv -T` do. */
function switchTo(release: string) {
  symlinkSync(release, `${current}.new`);
  renameSync(`${current}.new`, current);
}

before(async () => {
  if (isSkipped) return;
  first = makeArtefact(join(folder, 'releases')).folder;
  second = await makeAnotherArtefact(first, join(folder, 'releases/second'));
  switchTo(first);
  cpSync(String(process.env.TEMPLATE_DATA), join(folder, 'state/one-world'), { recursive: true });
  const cmsPort = await getPort();
  ports = [await getPort(), await getPort()];
  const { env } = await sandboxSettings(join(folder, 'state/one-world'));
  const settings = {
    ...env,
    ...SECRETS,
    SITE_URL: 'https://exhibition.example',
    VISITOR_ADDRESS_HEADER: 'X-Forwarded-For',
    // Else all of this machine's addresses would be proxies.
    TRUSTED_PROXIES: '127.0.0.1',
    CMS_ORIGIN: `http://127.0.0.1:${cmsPort}`,
    WEBSITE_ORIGIN: ports.map((port) => `http://127.0.0.1:${port}`).join(),
  };
  const place = { current, caches: join(folder, 'caches'), state: join(folder, 'state') };
  const unit = (name: string, port?: number) => unitOf(name, { ...place, port, env: settings });
  cms = unit('one-world-cms@.service', cmsPort).program();
  migrate = unit('one-world-migrate.service');
  backup = unit('one-world-backup.service');
  websites = ports.map((port) => unit('one-world-website@.service', port).program());
  await migrate.run();
  await cms.start();
  await Promise.all(websites.map((website) => website.start()));
  const origins = ports.map((port) => `http://127.0.0.1:${port}`);
  nginx = await startNginx(join(folder, 'nginx'), origins);
});
after(async () => {
  await nginx?.stop();
  // The test above tells how websites stop, which takes seconds.
  await Promise.all([...websites, cms].filter((program) => program?.pid()).map(kill));
  rmSync(folder, { recursive: true, force: true });
});

const builtAs = (release: string) => readFileSync(join(release, '.next/BUILD_ID'), 'utf8');
const scriptsOf = (release: string) =>
  readdirSync(join(release, '.next/static/chunks'))
    .filter((name) => name.endsWith('.js'))
    .map((name) => `/_next/static/chunks/${name}`);
const statusOf = async (port: number | undefined, path: string) =>
  (await fetch(`http://127.0.0.1:${port}${path}`)).status;

type Visitor = ReturnType<typeof http2Visitor>;

/** Until a visitor has got a page of this build. */
async function untilSeen({ ask }: Visitor, build: string) {
  for (let at = 0; at < 100; at += 1) {
    const { body } = await ask(`/albumsView?name=seen${at}`);
    if (body.includes(build)) return;
    await wait(50);
  }
  throw new Error(`no page of ${build}`);
}

/** Between them, searches that nobody has made before. */
const PAGES = ['/', undefined, '/exhibition/2024', undefined, '/artwork/7', undefined];

/**
 * Visitors who each open a page with its scripts and a picture, and some who ask for a captcha, until `stop`. Each has an
 * address of this machine, as limits count by address.
 */
function startLoad() {
  const failures: string[] = [];
  const counts: Record<string, number> = {};
  let isOver = false;
  let visitors = 0;
  async function visit(work: (visitor: Visitor, at: number) => Promise<void>) {
    while (!isOver) {
      visitors += 1;
      const visitor = http2Visitor(nginx, `127.1.${visitors >> 8}.${visitors & 255}`);
      await work(visitor, visitors);
      visitor.close();
      await wait(10);
    }
  }
  async function attempt(kind: string, path: string, asked: ReturnType<Visitor['ask']>) {
    counts[kind] = (counts[kind] ?? 0) + 1;
    try {
      const { status, body } = await asked;
      if (status !== 200) failures.push(`${kind} ${path}: ${status}`);
      return body.toString();
    } catch (error) {
      failures.push(`${kind} ${path}: ${(error as Error).message}`);
      return '';
    }
  }
  async function openPage({ ask }: Visitor, at: number) {
    const path = PAGES[at % PAGES.length] ?? `/albumsView?name=${at}`;
    const html = (await attempt('page', path, ask(path))).replaceAll('&amp;', '&');
    const pictures = html.match(/\/_next\/image\?[^" ]+/g) ?? [];
    const picture = pictures[at % pictures.length];
    if (picture) await attempt('picture', picture, ask(picture));
    const scripts = new Set(html.match(/\/_next\/static\/[^"\\ )]+\.(?:js|css)/g));
    await Promise.all([...scripts].map((script) => attempt('script', script, ask(script))));
  }
  async function askForCaptcha({ post }: Visitor, at: number) {
    const data = { email: `visitor-${at}@example.org` };
    await attempt('post', '/api/captcha', post('/api/captcha', data));
  }
  const all = [openPage, openPage, openPage, askForCaptcha].map(visit);
  return async () => {
    isOver = true;
    await Promise.all(all);
    return { failures, counts };
  };
}

test(
  'the artefact works off its jobs, and writes nothing into its own folder',
  { skip: isSkipped },
  async () => {
    assert.match(await migrate.run(), /nothing to migrate/);
    const made = await backup.run();
    assert.match(made, /Backup: /);
    assert.ok(made.includes(`Made by the artefact ${basename(first)}.`), made);
    for (const path of ['/', '/ar/albumsView', '/feed/en.xml']) {
      assert.equal(await statusOf(ports[0], path), 200, path);
    }
    const kept = ports.map((port) =>
      join(folder, `caches/one-world/${port}/.next/cache/fetch-cache`),
    );
    for (const place of kept) assert.ok(readdirSync(place).length > 0, place);
    for (const place of ['.next/cache', '.next/server/route-cache', 'cms/.next/cache']) {
      assert.throws(() => readdirSync(join(first, place)), /ENOENT/);
    }
  },
);

test('of deploy the artefact has nothing that an operator fills', { skip: isSkipped }, () => {
  assert.deepEqual(readdirSync(join(first, 'deploy')).sort(), ['grafana', 'nginx', 'systemd']);
});

test(
  'a rolling deploy fails no request, of pages, scripts, pictures or what is sent',
  { skip: isSkipped },
  async (context) => {
    const stop = startLoad();
    context.after(stop);
    await wait(1000);
    switchTo(second);
    await websites[0]?.stop();
    await websites[0]?.start();

    // One is new now, the other old: whoever is asked, pages of both get their scripts.
    const [newScripts, oldScripts] = [scriptsOf(second), scriptsOf(first)];
    assert.ok(newScripts.length > 10);
    assert.equal(await statusOf(ports[1], String(newScripts[0])), 404);
    // nginx closes a connection on which nothing has been asked for ten seconds.
    const visitor = http2Visitor(nginx);
    await untilSeen(visitor, builtAs(second));
    for (const script of [...newScripts, ...oldScripts]) {
      assert.equal((await visitor.ask(script)).status, 200, script);
    }

    await websites[1]?.stop();
    await websites[1]?.start();
    await wait(500);
    const { failures, counts } = await stop();
    context.diagnostic(JSON.stringify(counts));
    const told = readFileSync(join(folder, 'nginx/error.log'), 'utf8').match(
      /^.*upstream(?!.*Connection refused).*$/gm,
    );
    assert.deepEqual(failures, [], told?.join('\n'));
    for (const kind of ['page', 'picture', 'script', 'post'])
      assert.ok(Number(counts[kind]) > 20, kind);

    for (const port of ports) {
      const html = await (await fetch(`http://127.0.0.1:${port}/`)).text();
      assert.ok(html.includes(builtAs(second)) && !html.includes(builtAs(first)));
      for (const script of oldScripts) assert.equal(await statusOf(port, script), 200, script);
    }
    visitor.close();
  },
);
