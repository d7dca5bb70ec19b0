import {
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/** What the framework and we read below the program's folder, beside the build. */
const READ = ['next.config.mjs', 'package.json', 'public'];
/** What is written while the website runs, by the folder in which it lies. */
const WRITTEN = { '.next': ['cache', 'server'], '.next/server': ['route-cache'] };
const PAGES = '.next/server/route-cache';
/** The build of which the pages are, and what they show of the settings. */
const MARK = '.next/cache/build';

function textIn(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

/** Without a mark, as in a folder that can't be written, kept pages are deleted at each start, or stop it. */
function remember(file, text) {
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  } catch {
    // Next keeps nothing in it either.
  }
}

/** Deletes kept pages that nobody may get. While they are there, the website must not start. */
function deletePages(folder) {
  try {
    rmSync(folder, { recursive: true, force: true });
  } catch (cause) {
    const why = 'its pages are of another build, or show what the settings say no more';
    throw new Error(`delete ${folder}, or let it be written: ${why} (${cause.message})`, { cause });
  }
}

/** Kept pages are of one build, and show what the settings said when they were made. */
function forgetOtherPages(folder, mark) {
  const file = join(folder, MARK);
  if (textIn(file) === mark) return;
  deletePages(join(folder, PAGES));
  remember(file, mark);
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
 * else is a link (docs/decisions/0041). Kept pages are of one build and show what the settings said; reads, pictures and marks outlive both.
 * @param {string} program the website's folder, built
 * @param {string} cacheDir '' keeps everything in the program's own folder
 * @param {readonly string[]} shown the settings that pages show: the site's address, what may be shown of minors and others
 * @returns {string} the website's folder
 */
export function withOwnCaches(program, cacheDir, shown) {
  const folder = cacheDir ? resolve(cacheDir) : program;
  const build = textIn(join(program, '.next/BUILD_ID'));
  forgetOtherPages(folder, [build, ...shown].join('\n'));
  if (!cacheDir) return program;
  linkAll(program, folder, READ);
  for (const [place, written] of Object.entries(WRITTEN)) {
    const names = readdirSync(join(program, place)).filter((name) => !written.includes(name));
    linkAll(join(program, place), join(folder, place), names);
  }
  mkdirSync(join(folder, '.next/cache'), { recursive: true });
  return folder;
}
