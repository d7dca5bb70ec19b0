/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { readUnit, unitOf } from './units.mjs';

const UNITS = join(process.cwd(), 'deploy/systemd');
const names = readdirSync(UNITS).filter((name) => /\.(service|timer)$/.test(name));
const services = names.filter((name) => name.endsWith('.service'));

const ANALYZE = 'systemd-analyze';
const hasAnalyze = !spawnSync(ANALYZE, ['--version']).error;
/** Where systemd is missing, the checks count as skipped. */
const checked = hasAnalyze ? it : it.skip;

/** The units, with the Node that runs here. */
function copyUnits() {
  const folder = mkdtempSync(join(tmpdir(), 'one-world-units-'));
  cpSync(UNITS, folder, { recursive: true });
  for (const name of names) {
    const text = readFileSync(join(folder, name), 'utf8');
    writeFileSync(join(folder, name), text.replaceAll('/usr/bin/node', process.execPath));
  }
  return folder;
}

/** @param words of systemd-analyze, before a unit's file */
function analyze(words: string[], check: (said: { status: number | null; text: string }) => void) {
  const folder = copyUnits();
  try {
    for (const name of services) {
      const { status, stdout, stderr } = spawnSync(ANALYZE, [...words, join(folder, name)], {
        encoding: 'utf8',
        env: { ...process.env, SYSTEMD_UNIT_PATH: `${folder}:` },
      });
      check({ status, text: `${name}: ${stdout}${stderr}` });
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

checked('systemd knows every word of the units', () => {
  analyze(['verify'], ({ status, text }) =>
    expect([status, text]).toEqual([0, expect.stringMatching(/service: $/)]),
  );
});

checked('the units expose little: 2.0 of 10 at most', () => {
  analyze(['security', '--offline=true', '--threshold=20'], ({ status, text }) =>
    expect([status, text.split('\n').at(-2)]).toEqual([0, expect.any(String)]),
  );
});

it('a unit without a word of another program', () => {
  const place = { current: '/c', caches: '/d', state: '/e', port: 1, env: {} };
  for (const name of services) expect(() => unitOf(name, place)).not.toThrow();
  expect(services.map((name) => basename(name, '.service'))).toEqual([
    'one-world-backup',
    'one-world-cms@',
    'one-world-migrate',
    'one-world-redis',
    'one-world-website@',
  ]);
});

it.each(['website', 'cms'])('a %s may have a file of its own, which wins', (name) => {
  const unit = readFileSync(join(UNITS, `one-world-${name}@.service`), 'utf8');
  const files = unit.match(/^EnvironmentFile=.+$/gm);
  expect(files?.at(-1)).toBe(`EnvironmentFile=-/etc/one-world/${name}-%i.env`);
});

it.each(['website', 'cms'])('a %s that fails is started again without end', (name) => {
  const unit = readFileSync(join(UNITS, `one-world-${name}@.service`), 'utf8');
  const [, ofUnit = '', ofService = ''] = unit.split(/^\[(?:Unit|Service)\]$/m);
  expect(ofUnit).toMatch(/^StartLimitIntervalSec=0$/m);
  expect(ofService).toMatch(/^Restart=always$/m);
});

const CONTAINER = join(process.cwd(), 'deploy/container');
const compose = readFileSync(join(CONTAINER, 'compose.yaml'), 'utf8');

it('the files that nginx gets in its container are there, and it listens where editors come', () => {
  const mounted = compose.matchAll(/^ +- (\.\S+\.conf):\S+\.conf:ro$/gm);
  const files = [...mounted].map(([, file = '']) => file);
  expect(files).toHaveLength(5);
  expect(files.filter((file) => !existsSync(join(CONTAINER, file)))).toEqual([]);
  const [, port] = /'127\.0\.0\.1:4000:(\d+)'/.exec(compose) ?? [];
  expect(readFileSync(join(CONTAINER, 'cms.conf'), 'utf8')).toContain(`listen ${port};`);
});

it('what certbot writes is where nginx looks for it in its container', () => {
  const site = readFileSync(join(process.cwd(), 'deploy/nginx/one-world.conf'), 'utf8');
  const [, root] = /acme-challenge\/ \{\s+root (\S+);/.exec(site) ?? [];
  expect(compose).toContain(`- ./challenges:${root}:ro`);
});

it('containers are reached by IPv4 alone, which keeps visitors’ addresses', () => {
  const [, ports = ''] = /ports: \[(.+)\]/.exec(compose) ?? [];
  expect(ports.split(', ').map((port) => port.replace(/:\d+:\d+'$/, ''))).toEqual([
    "'0.0.0.0",
    "'0.0.0.0",
    "'127.0.0.1",
  ]);
});

it('PostgreSQL in its container is asked where it listens only when its database is made', () => {
  expect(compose).toContain('test: [CMD, pg_isready, -h, 127.0.0.1, ');
});

it('containers start the same commands', () => {
  const dockerfile = readFileSync(join(CONTAINER, 'Dockerfile'), 'utf8');
  const listed = `${compose}\n${dockerfile}`.matchAll(
    /(?:command: |CMD )\[(?:"?node"?), (.+)\]$/gm,
  );
  const inContainers = [...listed].map(([, words = '']) => words.replace(/["',]/g, ''));
  const port = (name: string) => (name.includes('cms') ? '4000' : '3000');
  const byUnits = services.map((name) =>
    String(readUnit(name).start).replace('/usr/bin/node ', '').replaceAll('%i', port(name)),
  );
  expect(new Set(inContainers)).toEqual(new Set(byUnits));
});

const readme = readFileSync(join(CONTAINER, 'README.md'), 'utf8');

it('nobody else can read the passwords of the containers, but nginx what certbot writes', () => {
  const [, commands = ''] = /^```sh\n(.*?)^```$/ms.exec(readme) ?? [];
  expect(commands).toMatch(/^umask 077\b/);
  expect(commands).toContain('install -d -m 0755 deploy/container/challenges\n');
  const files = compose.matchAll(/env_file: \[?([^\]\n]+)/g);
  const named = [...files].flatMap(([, names = '']) => names.split(', '));
  const [whileOwn = ''] = commands.split('umask 022');
  for (const name of named) expect(whileOwn).toContain(name);
});

/** What the shell is told under a heading of the containers' page. */
const toldUnder = (heading: string) =>
  readme.split(`\n## ${heading}\n`)[1]?.split(/^```(?:sh)?$/m)[1] ?? '';

it('a new release of containers leaves a way back: the image before, and a backup before it migrates', () => {
  expect(toldUnder('A new release')).toMatch(
    /docker tag one-world one-world:before.* build .* run --rm backup &&.* migrate &&.* up /s,
  );
});

it('what a timer starts, cron starts in containers', () => {
  const timers = names.filter((name) => name.endsWith('.timer'));
  const byTimers = timers.map((name) =>
    String(readUnit(name.replace('.timer', '.service')).start).replace('/usr/bin/node ', ''),
  );
  const jobs = toldUnder('By the clock').matchAll(/ run --rm -T (\S+) /g);
  const byCron = [...jobs].map(([, job = '']) => {
    const [, words = ''] =
      new RegExp(`^  ${job}:\n(?:    .*\n)*?    command: \\[node, (.+)\\]$`, 'm').exec(compose) ??
      [];
    return words.replace(/[',]/g, '');
  });
  expect(byCron).toEqual(byTimers);
});

it('a backup comes back into containers whose websites have kept nothing of the old one', () => {
  const restored = toldUnder('A backup comes back');
  expect(restored).toMatch(
    / stop cms .* scripts\/restore\.mjs .*&&.* cms\.env &&.* volume rm .*&&.* up /s,
  );
  const [, project = ''] = /^name: (.+)$/m.exec(compose) ?? [];
  const caches = compose.match(/cache-\d+(?=: \{\})/g) ?? [];
  expect(restored).toContain(
    `docker volume rm ${caches.map((cache) => `${project}_${cache}`).join(' ')} &&`,
  );
});
