import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../paths.mjs';
import { CMS_BUILD, SITE_BUILD } from '../builds.mjs';
import { fingerprint } from '../fingerprint.mjs';
import { CMS_FILES, keepOlderFiles } from './olderFiles.mjs';
import { copyPackages } from './packages.mjs';
import { MANIFEST, readArtefact } from './readArtefact.mjs';

const ID_LENGTH = 12;

/** Not deploy/container: nothing in the artefact needs it, and there an operator's passwords may lie. */
const DEPLOYED = ['deploy/grafana', 'deploy/nginx', 'deploy/systemd'];
/** What the programs and their jobs read, beside packages. Pages and components are in the build. */
const PARTS = [
  ...['package.json', 'package-lock.json', 'tsconfig.json', 'next.config.mjs', 'server.mjs'],
  ...['server', 'lib', 'messages', 'public', 'scripts', 'cms', ...DEPLOYED, '.next', 'cms/.next'],
];
/** Nothing of a build's own working, of tests, or of the demo exhibition. */
const LEFT_OUT = [
  ...['cms/.next', 'cms/demo', 'cms/node_modules', 'scripts/support/test'],
  ...['.next', 'cms/.next'].flatMap((next) =>
    ['cache', 'dev', 'types', 'diagnostics', 'trace', '.kept-for', 'server/route-cache'].map(
      (name) => `${next}/${name}`,
    ),
  ),
];
const isTest = (path) => /\.test\.[a-z]+$/.test(path);

/** Whatever it is made of has this name: equal sources, built by the same Node, are one artefact. */
const artefactId = () =>
  fingerprint([
    ...SITE_BUILD.sources,
    ...CMS_BUILD.sources,
    'server.mjs',
    'scripts',
    ...DEPLOYED,
  ]).slice(0, ID_LENGTH);

/** The artefact in this folder that was made last. */
function newestIn(releases) {
  const all = readdirSync(releases)
    .map((name) => readArtefact(join(releases, name)))
    .filter(Boolean);
  return all.sort((one, other) => other.madeAt.localeCompare(one.madeAt))[0] ?? null;
}

function copyPart(from, to, part) {
  const leftOut = new Set(LEFT_OUT.filter((path) => path !== part).map((path) => join(from, path)));
  cpSync(join(from, part), join(to, part), {
    recursive: true,
    verbatimSymlinks: true,
    filter: (path) => !leftOut.has(path) && !isTest(path),
  });
}

/**
 * Makes what is copied to a machine and runs there with Node alone: both programs, built, their packages and jobs. It lies in a folder
 * of its name in `releases`; one that is there already stays. What is broken off is never taken for a whole one.
 * @param {string} releases
 * @returns {{ folder: string, isNew: boolean }}
 */
export function makeArtefact(releases) {
  const id = artefactId();
  const folder = join(releases, id);
  if (existsSync(folder)) return { folder, isNew: false };
  mkdirSync(releases, { recursive: true });
  const part = join(releases, `.${id}.part`);
  rmSync(part, { recursive: true, force: true });
  for (const name of PARTS) copyPart(ROOT, part, name);
  copyPackages(ROOT, part);
  const previous = newestIn(releases);
  const builds = keepOlderFiles(part, previous);
  const ofCms = previous && { folder: previous.folder, builds: previous.cmsBuilds };
  const cmsBuilds = keepOlderFiles(part, ofCms, CMS_FILES);
  const madeAt = new Date().toISOString();
  const manifest = { id, node: process.versions.node, madeAt, builds, cmsBuilds };
  writeFileSync(join(part, MANIFEST), `${JSON.stringify(manifest, null, 1)}\n`);
  renameSync(part, folder);
  return { folder, isNew: true };
}
