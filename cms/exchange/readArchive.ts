import type { Readable } from 'node:stream';
import { buffer, json } from 'node:stream/consumers';
import { traverseFields, type CollectionSlug, type GlobalSlug, type Payload } from 'payload';
import yauzl, { type Entry } from 'yauzl';
import { messageOf } from '@/lib/errors';
import { isRecord } from '@/lib/record';
import { HASHED_NAMES } from '../files/mediaFiles';
import { inAllLanguages, ofArchive, quietly } from '../quietly';
import { raw, sql } from '../queries/sql';
import { rowsBy, toTable } from '../queries/driver';
import { CONTENT, SHAPE } from './archive';
import { doublesIn } from './doubles';
import type { Id } from './idsInOrder';
import { textLines } from './jsonLines';
import { countOn } from './lastIds';
import { asText } from './parts';
import { relationsIn } from './relations';
import type { Doc } from './sheet';

/** Content that somebody has entered: an archive is read only where there is none. */
const OWN = ['albums', 'news', 'videos', 'media'] as const;

type Archive = {
  open: (name: string) => Promise<Readable>;
  has: (name: string) => boolean;
  close: () => void;
};

async function openArchive(path: string): Promise<Archive> {
  const zip = await yauzl.openPromise(path, { lazyEntries: true, autoClose: false });
  const entries = new Map<string, Entry>();
  for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry);
  return {
    has: (name) => entries.has(name),
    open: async (name) => {
      const entry = entries.get(name);
      if (!entry) throw new Error(`the archive lacks ${name}`);
      return zip.openReadStreamPromise(entry);
    },
    close: () => zip.close(),
  };
}

const jsonOf = async (archive: Archive, name: string) =>
  (await json(await archive.open(name))) as Doc;

/** The archive has one document a line. */
async function* docsOf(archive: Archive, slug: string, renamed = (line: string) => line) {
  const file = await archive.open(`content/${slug}.json`);
  for await (const line of textLines(file)) {
    if (!line.startsWith('{')) continue;
    yield JSON.parse(renamed(line.replace(/,\r?$/, ''))) as Doc & { id: Id };
  }
}

/** Menu items are below others. */
async function parentsFirst(docs: AsyncIterable<Doc & { id: Id }>) {
  const waiting: (Doc & { id: Id })[] = [];
  for await (const doc of docs) waiting.push(doc);
  const depthOf = (doc: Doc): number => {
    const parent = waiting.find(({ id }) => id === doc.parent);
    return parent ? 1 + depthOf(parent) : 0;
  };
  return waiting.sort((one, other) => depthOf(one) - depthOf(other));
}

const placeOf = (archive: Archive, filename: string) =>
  [`pictures/${filename}`, `files/${filename}`].find(archive.has);

/** What goes wrong is told with the document that it is about. */
async function named<T>(slug: CollectionSlug, doc: Doc, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw new Error(`${slug} ${asText(doc.id)}: ${messageOf(error)}`, { cause: error });
  }
}

async function upload(payload: Payload, archive: Archive, doc: Doc) {
  const filename = asText(doc.filename);
  const place = placeOf(archive, filename);
  if (!place) throw new Error(`the archive lacks the file ${filename}`);
  const data = await buffer(await archive.open(place));
  const file = {
    name: asText(doc.originalName) || filename,
    data,
    size: data.length,
    mimetype: '',
  };
  const { id, alt, private: isPrivate, createdAt, updatedAt } = doc;
  const stored = await payload.create({
    ...inAllLanguages(),
    collection: 'media',
    context: ofArchive(),
    data: { id, alt, private: isPrivate, createdAt, updatedAt } as never,
    file,
    // Of an archive that was read before: its row is gone.
    overwriteExistingFiles: true,
  });
  return { from: filename, to: asText(stored.filename) };
}

async function create(payload: Payload, collection: CollectionSlug, data: Doc) {
  const draft = data._status === 'draft';
  // Archives of before it was told say nothing of whether a draft was shown once.
  const { lastShown = draft ? new Date().toISOString() : undefined } = data;
  await payload.create({
    ...inAllLanguages(),
    collection,
    draft,
    data: { ...data, lastShown } as never,
  });
}

/** A file that is stored in another way today has another name; texts link to files. Two may have changed names with each other. */
const renamer = (names: ReadonlyMap<string, string>) => (line: string) =>
  line.replace(HASHED_NAMES, (name) => names.get(name) ?? name);

async function checkEmpty(payload: Payload) {
  for (const collection of OWN) {
    const { totalDocs } = await payload.count({ collection });
    if (totalDocs > 0) throw new Error(`the exhibition has ${collection} of its own`);
  }
}

const globalOf = (slug: string) => `content/globals/${slug}.json`;

/** What it lacks, and what the database would refuse, in one reading. Whoever has the files adds them to the archive. */
async function checkContent(payload: Payload, archive: Archive) {
  const relations = relationsIn(payload);
  const files: string[] = [];
  async function* noted(slug: CollectionSlug) {
    for await (const doc of docsOf(archive, slug)) {
      relations.note(slug, doc);
      const filename = slug === 'media' ? asText(doc.filename) : '';
      if (filename && !placeOf(archive, filename)) files.push(`files/${filename}`);
      yield doc;
    }
  }
  const doubles: string[] = [];
  for (const slug of CONTENT) {
    const found = await doublesIn(slug, noted(slug));
    if (found.length > 0) doubles.push(`${slug} of the archive have the same ${found.join('; ')}`);
  }
  for (const config of payload.config.globals) {
    const name = globalOf(config.slug);
    if (archive.has(name)) relations.noteGlobal(config, await jsonOf(archive, name));
  }
  if (files.length > 0) throw new Error(`the archive lacks ${files.join(', ')}`);
  const broken = relations.broken();
  if (broken.length > 0)
    throw new Error(`the archive lacks what others need: ${broken.join('; ')}`);
  if (doubles[0]) throw new Error(doubles[0]);
}

async function makeRoom(payload: Payload) {
  // What every exhibition begins with.
  for (const collection of CONTENT.toReversed()) {
    const where = { id: { exists: true } };
    const { errors } = await payload.delete({ collection, where, depth: 0, context: quietly() });
    if (errors[0]) throw new Error(`${collection}: ${errors[0].message}`);
  }
  // Payload writes all languages at once only into a global that isn't there.
  for (const { slug } of payload.config.globals) {
    await rowsBy(payload.db, sql`DELETE FROM ${raw(toTable(slug))}`);
  }
}

/** Deleting a picture leaves the certificate, the work or the film there that had to have one. */
function allowEmptied({ config }: Payload) {
  for (const { fields } of [...config.collections, ...config.globals]) {
    traverseFields({
      fields,
      callback: ({ field }) => {
        if (field.type === 'upload') field.required = false;
      },
    });
  }
}

/**
 * Reads what `writeArchive` wrote into an exhibition that has nothing of its own yet. Ids stay, and with them all addresses and
 * everything that refers to something. Returns how many documents there are. `keepBefore` is called when all is checked, before what
 * is there makes room.
 */
export async function readArchive(
  payload: Payload,
  path: string,
  keepBefore: () => Promise<void>,
): Promise<number> {
  const archive = await openArchive(path);
  try {
    const { shape, lastIds } = await jsonOf(archive, 'manifest.json');
    if (shape !== SHAPE) throw new Error(`the archive has the shape ${shape}, not ${SHAPE}`);
    // Told before anything is taken away.
    await checkEmpty(payload);
    await checkContent(payload, archive);
    await keepBefore();
    await makeRoom(payload);
    Object.assign(payload.db, { allowIDOnCreate: true });
    allowEmptied(payload);
    const names = new Map<string, string>();
    let count = 0;
    for (const slug of CONTENT) {
      const docs = docsOf(archive, slug, renamer(names));
      for await (const doc of slug === 'menus' ? await parentsFirst(docs) : docs) {
        count += 1;
        if (slug !== 'media') {
          await named(slug, doc, create(payload, slug, doc));
          continue;
        }
        if (!doc.filename) continue;
        const { from, to } = await named(slug, doc, upload(payload, archive, doc));
        if (from !== to) names.set(from, to);
      }
      // Older archives don't tell them.
      const last = isRecord(lastIds) ? Number(lastIds[slug]) || 0 : 0;
      await countOn(payload, slug, last);
    }
    const renamed = renamer(names);
    for (const { slug } of payload.config.globals) {
      const name = globalOf(slug);
      if (!archive.has(name)) continue;
      const told = JSON.stringify(await jsonOf(archive, name));
      const data = JSON.parse(renamed(told));
      await payload.updateGlobal({ ...inAllLanguages(), slug: slug as GlobalSlug, data });
    }
    return count;
  } finally {
    archive.close();
  }
}
