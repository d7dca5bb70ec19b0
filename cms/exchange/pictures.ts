import { readdir, readFile, stat } from 'node:fs/promises';
import { basename, extname, join, relative } from 'node:path';
import sharp from 'sharp';
import { FILE_SIZE_LIMIT_MB, IMAGE_RESOLUTION_LIMIT } from '@/lib/constants';
import { toStoredNumber } from '../certificates/certificateNumber';
import { cleanPicture, isForPrint, isOfMachine, isTurned } from '../files/cleanPicture';
import { toHashedName } from '../files/mediaFiles';
import type { FaultCode } from './faults';

const EXTENSIONS: Readonly<Record<string, string>> = { jpeg: 'jpg', png: 'png', webp: 'webp' };
const PICTURES = /\.(?:jpe?g|png|webp|gif|avif|tiff?|heic|heif|bmp|svg)$/i;
const LIMIT_BYTES = FILE_SIZE_LIMIT_MB * 1024 * 1024;
const { width: WIDEST, height: HIGHEST } = IMAGE_RESOLUTION_LIMIT;

type Told = { code: FaultCode; value: string };

/** The path of a picture, or what is wrong with its name. */
type Found = { path: string } | Told;
export type Pictures = {
  named: (name: string) => Found;
  /** The picture that is called as the work's number is; null: there is none. */
  ofNumber: (num: string) => Found | null;
};

const plainName = (name: string) => name.normalize('NFC').replaceAll('\\', '/').toLowerCase();
const stemOf = (name: string) => name.slice(0, name.length - extname(name).length);

/** What systems put beside files is none of ours: `.DS_Store`, `__MACOSX`. */
const isHidden = (path: string) => /(?:^|\/)(?:\.|__MACOSX|~\$)/.test(path);

function put(map: Map<string, Set<string>>, key: string, path: string) {
  const paths = map.get(key) ?? new Set();
  map.set(key, paths.add(path));
}

function only(paths: Iterable<string>, value: string): Found | null {
  const [path, ...more] = paths;
  if (path === undefined) return null;
  return more.length > 0 ? { code: 'pictureSeveral', value } : { path };
}

/** All pictures of a folder and the folders in it, by their names. Macs spell accents in another way than sheets do. */
export async function findPictures(folder: string): Promise<Pictures> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  const byName = new Map<string, Set<string>>();
  const byNumber = new Map<string, Set<string>>();
  for (const entry of entries) {
    const path = join(entry.parentPath, entry.name);
    const name = plainName(relative(folder, path));
    if (!entry.isFile() || isHidden(name) || !PICTURES.test(name)) continue;
    for (const key of [name, basename(name), stemOf(basename(name))]) put(byName, key, path);
    put(byNumber, toStoredNumber(stemOf(entry.name)), path);
  }
  return {
    named: (name) =>
      only(byName.get(plainName(name).replace(/^\.\//, '')) ?? [], name) ?? {
        code: 'pictureMissing',
        value: name,
      },
    ofNumber: (num) => only(byNumber.get(num) ?? [], num),
  };
}

/** §2: below 4000 × 4000, as 4000 × 3000 is. */
const isBelow = (width: number, height: number) =>
  width <= WIDEST && height <= HIGHEST && width * height < WIDEST * HIGHEST;

/** What is to be told of a picture, by its first bytes. */
export async function examine(path: string): Promise<Told[]> {
  const name = basename(path);
  const { size } = await stat(path);
  const megabytes = `${name}, ${(size / 1024 / 1024).toFixed(1)} MB`;
  if (size >= LIMIT_BYTES) return [{ code: 'pictureHeavy', value: megabytes }];
  const metadata = await sharp(path)
    .metadata()
    .catch(() => null);
  if (!metadata || !Object.hasOwn(EXTENSIONS, metadata.format)) {
    return [{ code: 'pictureKind', value: name }];
  }
  const { width, height } = metadata;
  const told: Told[] = [];
  if (!isBelow(width, height))
    told.push({ code: 'pictureWide', value: `${name}, ${width} × ${height}` });
  if (isTurned(metadata)) told.push({ code: 'pictureTurned', value: name });
  if (isForPrint(metadata)) told.push({ code: 'pictureForPrint', value: name });
  return told;
}

export type Prepared = { data: Buffer; originalName: string; storedName: string };

/** The picture as it is stored; its name tells its content (mediaFiles.ts), so an equal one is found. */
export async function prepare(path: string): Promise<Prepared> {
  const bytes = await readFile(path);
  // A damaged one is refused when it is stored, and told as such.
  const data = await cleanPicture(bytes).catch((error: unknown) => {
    if (isOfMachine(error)) throw error;
    return bytes;
  });
  const { format } = await sharp(data).metadata();
  const stem = stemOf(basename(path)).normalize('NFC');
  const originalName = `${stem}.${EXTENSIONS[format] ?? 'jpg'}`;
  return { data, originalName, storedName: toHashedName(originalName, data) };
}
