import { cpSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { ROOT } from './paths.mjs';

/** Pictures, films, sound and typefaces are compressed already. */
const COMPRESSIBLE = /\.(?:js|css|svg|txt|ico|webmanifest)$/;
const SMALLEST = 1024;

const FORMS = {
  br: (bytes) =>
    promisify(brotliCompress)(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  gz: (bytes) => promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }),
};

function isWorthIt(file) {
  const stat = statSync(file);
  return stat.isFile() && stat.size >= SMALLEST;
}

async function compress(file) {
  const bytes = await readFile(file);
  const made = Object.entries(FORMS).map(async ([ending, toForm]) => {
    const form = await toForm(bytes);
    if (form.length < bytes.length) await writeFile(`${file}.${ending}`, form);
  });
  await Promise.all(made);
}

/** Icons and the manifest, which the build draws from `app`: by their address, as `/icon.svg`. */
function drawnFiles(next) {
  const { routes } = JSON.parse(readFileSync(join(next, 'prerender-manifest.json'), 'utf8'));
  return Object.keys(routes).filter((route) => routes[route].initialHeaders?.['content-type']);
}

/**
 * All files that the website gives out as they are, under their addresses and with their compressed forms beside them, in
 * a folder of the build (server/staticFiles.mjs).
 */
export async function makeServedFiles(root = ROOT) {
  const next = join(root, '.next');
  const folder = join(next, 'files');
  rmSync(folder, { recursive: true, force: true });
  cpSync(join(root, 'public'), folder, { recursive: true, dereference: true });
  cpSync(join(next, 'static'), join(folder, '_next/static'), { recursive: true });
  for (const path of drawnFiles(next)) {
    cpSync(join(next, 'server/app', `${path}.body`), join(folder, path));
  }
  const files = readdirSync(folder, { recursive: true })
    .filter((path) => COMPRESSIBLE.test(path))
    .map((path) => join(folder, path));
  await Promise.all(files.filter(isWorthIt).map(compress));
}
