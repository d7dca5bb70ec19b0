import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import getPort from 'get-port';
import { KEPT, KEPT_FOR } from '../keptPages.mjs';
import { ROOT } from '../paths.mjs';
import { toSettings } from '../settings.mjs';

const EXAMPLE = readFileSync(join(ROOT, '.env.example'), 'utf8');

/** All settings, emptied, so that neither the shell nor .env (which Next reads itself) affects the tests. */
export const BLANK = Object.fromEntries(
  Array.from(EXAMPLE.matchAll(/^#?([A-Z][A-Z0-9_]*)=/gm), ([, name]) => [name, '']),
);

/** Each test is a visitor with its own address, since limits count by address. */
const VISITORS = { VISITOR_ADDRESS_HEADER: 'x-visitor' };

/** Few stories look at pictures; making all of them beforehand would slow every story down. */
const COLD = { WARM_PICTURES: 'off' };

export const makeSandbox = () => mkdtempSync(join(tmpdir(), 'one-world-'));

export async function sandboxSettings(dataDir, databaseUrl = '', siteUrl = '') {
  const ports = { PORT: String(await getPort()), CMS_PORT: String(await getPort()) };
  const place = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl, SITE_URL: siteUrl, DEMO: 'on' };
  return toSettings({ ...process.env, ...BLANK, ...ports, ...place, ...VISITORS, ...COLD });
}

export function copyData(from, to) {
  cpSync(from, to, { recursive: true });
  return to;
}

/** What a website that runs in place changes meanwhile. */
const NOT_COPIED = ['cache', 'dev', KEPT_FOR, ...KEPT].map((folder) => join(ROOT, '.next', folder));

/** Each run has a copy of the build, as cached pages belong to one run against one CMS. */
export function copySite(folder) {
  const ownFiles = ['server.mjs', 'server', 'next.config.mjs', 'package.json'];
  const left = ['.next', '.git', '.env', 'data', 'cms', 'test-results', 'playwright-report'];
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(ROOT).filter((entry) => !left.includes(entry))) {
    const [from, to] = [join(ROOT, name), join(folder, name)];
    if (ownFiles.includes(name)) cpSync(from, to, { recursive: true });
    else symlinkSync(from, to);
  }
  cpSync(join(ROOT, '.next'), join(folder, '.next'), {
    recursive: true,
    filter: (path) => !NOT_COPIED.includes(path),
  });
  return folder;
}

export const removeSandbox = (folder) => rmSync(folder, { recursive: true, force: true });
