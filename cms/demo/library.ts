import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Payload } from 'payload';
import { CMS_DIR } from '../env';
import { toMediaPath } from '../mediaFiles';
import { MEDIA_ALT } from './data/mediaAlt';
import { MEDIUMS, SCENES } from './data/scenes';
import type { Texts } from './data/texts';
import { all, type Id, inBatches, upload } from './store';
import { type Work, WORKS } from './works';

const DEMO_DIR = join(CMS_DIR, 'demo');
const MEDIA_DIR = join(DEMO_DIR, 'media');

type Stored = { id: Id; filename: string };
export type Library = { idOf: (name: string) => Id; pathOf: (name: string) => string };

const LOCALES = ['en', 'fr', 'zh'] as const;
const STOP = { en: '. ', fr: '. ', zh: '。' };

/** What is to be seen, then how it was made. */
export const toAlt = ({ scene, medium }: Pick<Work, 'scene' | 'medium'>): Texts => {
  const sentence = (locale: (typeof LOCALES)[number]) =>
    `${SCENES[scene]?.[locale]}${STOP[locale]}${MEDIUMS[medium]?.[locale]}${STOP[locale].trim()}`;
  return { en: sentence('en'), fr: sentence('fr'), zh: sentence('zh') };
};

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

/** A playlist names its segments, and segments are stored under names that bear their content's hash. */
const renameSegments = (playlist: string, stored: ReadonlyMap<string, Stored>) =>
  playlist.replace(/^\S+\.ts$/gm, (name) => stored.get(`live-${name}`)?.filename ?? name);

/** Uploads what is not in the library yet. */
export async function fillLibrary(payload: Payload): Promise<Library> {
  const stored = new Map<string, Stored>();
  for (const { id, filename, originalName } of await all(payload, 'media')) {
    if (typeof id === 'number')
      stored.set(String(originalName), { id, filename: String(filename) });
  }
  const sources = [
    ...ofWorks(),
    ...(await filesOf(MEDIA_DIR)),
    ...(await filesOf(join(MEDIA_DIR, 'live'), 'live-')),
  ].filter(({ name }) => !stored.has(name));

  const store = async ({ name, path, alt }: Source, change?: (text: string) => string) => {
    const bytes = await readFile(path);
    const data = change ? Buffer.from(change(bytes.toString('utf8'))) : bytes;
    stored.set(name, await upload(payload, name, data, { alt }));
  };
  await inBatches(
    sources.filter((source) => !isPlaylist(source)),
    (source) => store(source),
  );
  for (const playlist of sources.filter(isPlaylist)) {
    await store(playlist, (text) => renameSegments(text, stored));
  }
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
