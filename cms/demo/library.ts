import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Payload } from 'payload';
import { CMS_DIR } from '../env';
import { toMediaPath } from '../files/mediaFiles';
import { MEDIA_ALT } from './data/mediaAlt';
import { MEDIUMS, SCENES } from './data/scenes';
import { inEach, type Texts } from '../structure/data/texts';
import { findSure, type Doc, type Id, inChunks } from '../structure/chunks';
import { upload } from '../structure/store';
import { type Work, WORKS } from './works';

const DEMO_DIR = join(CMS_DIR, 'demo');
const MEDIA_DIR = join(DEMO_DIR, 'media');

type Stored = { id: Id; filename: string };
export type Library = { idOf: (name: string) => Id; pathOf: (name: string) => string };

/** What the picture shows, then its medium. */
const toAlt = ({ scene, medium }: Pick<Work, 'scene' | 'medium'>): Texts =>
  inEach((locale) => {
    const stop = locale === 'zh' ? '。' : '. ';
    return `${SCENES[scene]?.[locale]}${stop}${MEDIUMS[medium]?.[locale]}${stop.trim()}`;
  });

type Source = { name: string; path: string; alt?: Texts };

const ofWorks = (): Source[] =>
  WORKS.map((work) => ({
    name: work.file,
    path: join(DEMO_DIR, 'works', work.file),
    alt: toAlt(work),
  }));

async function filesOf(folder: string, prefix = ''): Promise<Source[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ name }) => ({
      name: `${prefix}${name}`,
      path: join(folder, name),
      alt: MEDIA_ALT[name],
    }));
}

const isPlaylist = ({ name }: Source) => name.endsWith('.m3u8');

/** A playlist names its segments, which are stored under names with a hash of their content. */
const renameParts = (playlist: string, stored: ReadonlyMap<string, Stored>) =>
  playlist.replace(/[\w-]+\.(?:mp4|m4s)/g, (name) => stored.get(`live-${name}`)?.filename ?? name);

const findSources = async (): Promise<Source[]> => [
  ...ofWorks(),
  ...(await filesOf(MEDIA_DIR)),
  ...(await filesOf(join(MEDIA_DIR, 'live'), 'live-')),
];

/** Uploads the missing files; playlists last, as they contain the stored names of others. */
export async function fillLibrary(payload: Payload): Promise<Library> {
  const stored = new Map<string, Stored>();
  const nameOf = ({ originalName }: Doc) => String(originalName);
  for (const doc of await findSure(payload, 'media', nameOf)) {
    stored.set(nameOf(doc), { id: doc.id, filename: String(doc.filename) });
  }
  const store = async (source: Source) => {
    const bytes = await readFile(source.path);
    const isList = isPlaylist(source);
    const data = isList ? Buffer.from(renameParts(bytes.toString('utf8'), stored)) : bytes;
    stored.set(source.name, await upload(payload, source.name, data, { alt: source.alt }));
  };
  const sources = (await findSources()).filter(({ name }) => !stored.has(name));
  const steps = { keyOf: ({ name }: Source) => name, work: store };
  const others = sources.filter((source) => !isPlaylist(source));
  await inChunks(payload, 'media', others, steps);
  await inChunks(payload, 'media', sources.filter(isPlaylist), steps);
  return toLibrary(stored);
}

function toLibrary(stored: ReadonlyMap<string, Stored>): Library {
  const find = (name: string) => {
    const found = stored.get(name);
    if (!found) throw new Error(`the demo names ${name}, which is not in cms/demo`);
    return found;
  };
  return {
    idOf: (name) => find(name).id,
    pathOf: (name) => toMediaPath(find(name).filename),
  };
}
