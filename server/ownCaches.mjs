import {
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';

/** What the framework and we read below the program's folder, beside the build. */
const READ = ['next.config.mjs', 'package.json', 'public'];
/** What is written while the website runs, by the folder in which it lies. */
const WRITTEN = { '.next': ['cache', 'server'], '.next/server': ['route-cache'] };
const PAGES = '.next/server/route-cache';
/** The build of which the pages are. */
const MARK = '.next/cache/build';

function textIn(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

/** Links of an earlier build go; what is no link is not ours to delete. */
function linkAll(from, to, names) {
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(to)) {
    const path = join(to, name);
    if (lstatSync(path).isSymbolicLink()) rmSync(path);
  }
  for (const name of names) symlinkSync(join(from, name), join(to, name));
}

/**
 * The framework writes what it keeps below its build, and knows no other place. With `cacheDir` several websites run from one
 * program folder, which none of them may write to: each has a folder like it, in which only what is written really lies and all
 * else is a link (docs/decisions/0041). Kept pages are of one build; reads, pictures and marks outlive it.
 * @param {string} program the website's folder, built
 * @param {string} cacheDir '' keeps everything in the program's own folder
 * @returns {string} the website's folder
 */
export function withOwnCaches(program, cacheDir) {
  if (!cacheDir) return program;
  const folder = resolve(cacheDir);
  const build = textIn(join(program, '.next/BUILD_ID'));
  if (textIn(join(folder, MARK)) !== build) {
    rmSync(join(folder, PAGES), { recursive: true, force: true });
  }
  linkAll(program, folder, READ);
  for (const [place, written] of Object.entries(WRITTEN)) {
    const names = readdirSync(join(program, place)).filter((name) => !written.includes(name));
    linkAll(join(program, place), join(folder, place), names);
  }
  mkdirSync(join(folder, '.next/cache'), { recursive: true });
  writeFileSync(join(folder, MARK), build);
  return folder;
}
