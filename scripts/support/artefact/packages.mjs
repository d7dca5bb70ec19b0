import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  symlinkSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { linkOrCopy } from '../linkOrCopy.mjs';

/** Compilers, an editor that the CMS's build has taken what it needs of, and a browser's remote control: for building alone. */
const FOR_BUILDS = /^(?:@next\/swc-.+|typescript|monaco-editor|playwright(?:-core)?)$/;
/** For people and editors of code. */
const UNREAD = /\.(?:map|md|markdown|d\.[cm]?ts)$/i;

const FOLDER = 'node_modules/';
const nameOf = (path) => path.slice(path.lastIndexOf(FOLDER) + FOLDER.length);

/**
 * The folders of all packages that a program in production may load, as the lock file has them.
 * @param {Record<string, { dev?: boolean, link?: boolean, optional?: boolean, devOptional?: boolean }>} packages of package-lock.json
 */
export const neededPackages = (packages) =>
  Object.keys(packages).filter((path) => {
    const { dev, link } = packages[path];
    return path.includes(FOLDER) && !dev && !link && !FOR_BUILDS.test(nameOf(path));
  });

/** One package without those inside it, which have paths of their own. */
function copyPackage(from, to, leftOut = join(from, 'node_modules')) {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (source === leftOut || UNREAD.test(entry.name)) continue;
    if (entry.isDirectory()) copyPackage(source, target, leftOut);
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    // Whoever installs packages writes new files.
    else linkOrCopy(source, target);
  }
}

/** The packages that are needed, as they are installed here: nothing is asked of a registry. */
export function copyPackages(root, target) {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  // What is for other machines is not installed.
  const paths = neededPackages(packages).filter((path) => existsSync(join(root, path)));
  for (const path of paths) copyPackage(join(root, path), join(target, path));
  for (const [path, { link, resolved }] of Object.entries(packages)) {
    if (link) symlinkSync(relative(dirname(path), resolved), join(target, path));
  }
}
