import {
  cpSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { keepOlderFiles } from '../artefact/olderFiles.mjs';
import { makeServedFiles } from '../servedFiles.mjs';

/** The hash of its content in the name of a script or a style sheet. */
const HASH = /(?<=^|[-.])[0-9a-f]{16}(?=\.(?:js|css)$)/;
const TEXT = /\.(?:js|json|html|rsc|meta|css|body)$|BUILD_ID$/;

const reversed = (text) => [...text].reverse().join('');

/**
 * Turns a built website into what the next change would make of it: other scripts and styles, and another id. Within seconds, by other
 * names for the same content; what it kept of pages goes, as with any build.
 * @param {string} folder
 */
export async function makeAnother(folder) {
  const next = join(folder, '.next');
  rmSync(join(next, 'server/route-cache'), { recursive: true, force: true });
  const files = readdirSync(next, { recursive: true, encoding: 'utf8' });
  const id = readFileSync(join(next, 'BUILD_ID'), 'utf8');
  const hashes = files
    .filter((path) => path.startsWith('static/'))
    .flatMap((path) => HASH.exec(path.split('/').at(-1))?.[0] ?? []);
  const names = new RegExp([id, ...hashes].join('|'), 'g');
  const isText = (path) =>
    TEXT.test(path) && !path.startsWith('files/') && statSync(join(next, path)).isFile();
  for (const path of files.filter(isText)) {
    const text = readFileSync(join(next, path), 'utf8');
    writeFileSync(join(next, path), text.replace(names, reversed));
  }
  const renamed = files.filter((path) => path.startsWith('static/') && path.search(names) >= 0);
  // The deepest first: a folder is named by the build's id.
  for (const path of renamed.sort((one, other) => other.length - one.length)) {
    const parts = path.split('/');
    parts.push(parts.pop().replace(names, reversed));
    renameSync(join(next, path), join(next, parts.join('/')));
  }
  await makeServedFiles(folder);
}

/**
 * The artefact that the next change would make, with the older scripts.
 * @param {string} before an artefact's folder
 * @param {string} folder where it lies then
 */
export async function makeAnotherArtefact(before, folder) {
  const links = ['node_modules', 'cms'];
  cpSync(before, folder, {
    recursive: true,
    filter: (path) => !links.some((name) => path === join(before, name)),
  });
  for (const name of links) symlinkSync(join(before, name), join(folder, name));
  await makeAnother(folder);
  const { builds } = JSON.parse(readFileSync(join(before, 'artefact.json'), 'utf8'));
  const manifest = { builds: keepOlderFiles(folder, { folder: before, builds }) };
  writeFileSync(join(folder, 'artefact.json'), JSON.stringify(manifest));
  return folder;
}
