import { Readable } from 'node:stream';
import type { ReadableStream as NodeStream } from 'node:stream/web';
import type { CollectionSlug, GlobalSlug, Payload } from 'payload';
import { keyOf } from '../files/publishedFile';
import { streamOfFile } from '../files/wholeFile';
import { everyDoc } from './everyDoc';
import type { Id } from './idsInOrder';
import { jsonLine } from './jsonLines';
import { lastIds } from './lastIds';
import { asText, partOf } from './parts';
import { relationsIn } from './relations';
import type { Doc } from './sheet';
import { WORKS } from './worksSheet';
import { writeSheet } from './writeSheet';
import { writeZip, type Add } from './zipFile';

/** Raised when a reader of older archives would misread it. */
export const SHAPE = 1;

/**
 * In an order in which each refers only to those before it, as they are read. Not: who collected a work, the editors, and what runs out by
 * itself.
 */
export const CONTENT = [
  ...['media', 'labels', 'areas', 'organisations', 'albums', 'guestPersons', 'mediaPartners'],
  ...['languages', 'apps', 'menus', 'videos', 'lives', 'years', 'news', 'certificates'],
  'albumComments',
] as CollectionSlug[];

/** A picture's colours are found out anew when its file is read. */
const AS_STORED = { depth: 0 };
const WITHOUT_COLOURS = { depth: 0, select: { palette: false, colours: false, hue: false } };

/** Of a global, what is no content. */
const OF_PAYLOAD = ['id', 'globalType', 'createdAt', 'updatedAt'];

const TEXT = { compress: true };
/** Pictures and films are compressed already. */
const FILE = { compress: false };

type Archived = {
  works: number;
  pictures: number;
  files: number;
  bytes: number;
  /** Files of uploads that are nowhere: under this name in the manifests of older archives, too. */
  missing: string[];
  /** What was deleted while it was written, so that it can't be read: `albums 12 names media 7`. */
  brokenRelations: string[];
};

async function* jsonOf(docs: AsyncIterable<unknown>) {
  let before = '[\n';
  for await (const doc of docs) {
    yield before + jsonLine(doc);
    before = ',\n';
  }
  yield before === '[\n' ? '[]\n' : '\n]\n';
}

const asJson = (value: unknown) => Readable.from([`${JSON.stringify(value, null, 2)}\n`]);

/** Null: the database names the file, and it is nowhere. */
async function contentOf(upload: Doc): Promise<Readable | null> {
  const filename = asText(upload.filename);
  const key = keyOf({
    filename,
    prefix: asText(upload.prefix),
    _objectkey: asText(upload._objectKey),
  });
  return streamOfFile({ filename, key, size: Number(upload.filesize) });
}

type Upload = Doc & { id: Id };

/** All that is kept of each, as there may be many. */
const asUpload = ({ id, filename, filesize, prefix, _objectKey }: Upload): Upload => ({
  id,
  filename,
  filesize,
  prefix,
  _objectKey,
});

/** Of what media.json names. What was replaced or deleted since is missing. */
async function addFiles(uploads: readonly Upload[], add: Add, covers: ReadonlySet<Id>) {
  const counts = { pictures: 0, files: 0 };
  const missing: string[] = [];
  for (const upload of uploads) {
    const filename = asText(upload.filename);
    if (!filename) continue;
    const content = await contentOf(upload);
    if (!content) {
      missing.push(filename);
      continue;
    }
    const kind = covers.has(upload.id) ? 'pictures' : 'files';
    await add(`${kind}/${filename}`, content, FILE);
    counts[kind] += 1;
  }
  return { ...counts, missing };
}

type Relations = ReturnType<typeof relationsIn>;

async function addGlobals(payload: Payload, add: Add, relations: Relations) {
  for (const config of payload.config.globals) {
    const { slug } = config;
    const global = { slug: slug as GlobalSlug, depth: 0, locale: 'all' } as const;
    const found = await payload.findGlobal(global);
    // Never saved: it begins there as it begins here.
    if (!found.createdAt) continue;
    const data = Object.fromEntries(
      Object.entries(found).filter(([name]) => !OF_PAYLOAD.includes(name)),
    );
    relations.noteGlobal(config, data);
    await add(`content/globals/${slug}.json`, asJson(data), TEXT);
  }
}

/**
 * The whole exhibition in one file, with what is hidden and drafts of what is not published, without unpublished changes of what is
 * (docs/decisions/0044): a sheet of works with their pictures for people, and all content in all languages, for `readArchive`.
 */
export async function writeArchive(payload: Payload, target: string): Promise<Archived> {
  const covers = new Set<Id>();
  const uploads: Upload[] = [];
  const relations = relationsIn(payload);
  const counts = { works: 0, pictures: 0, files: 0 };
  const told: Omit<Archived, 'bytes'> = { ...counts, missing: [], brokenRelations: [] };
  async function* works() {
    for await (const work of everyDoc(payload, 'albums', { depth: 1, populate: WORKS.populate })) {
      told.works += 1;
      const cover = partOf(work, 'cover', 'id');
      if (cover) covers.add(cover as Id);
      yield work;
    }
  }
  async function* docs(slug: CollectionSlug) {
    const how = slug === 'media' ? WITHOUT_COLOURS : AS_STORED;
    for await (const doc of everyDoc(payload, slug, how)) {
      relations.note(slug, doc);
      if (slug === 'media') uploads.push(asUpload(doc));
      yield doc;
    }
  }
  const bytes = await writeZip(target, async (add) => {
    const sheet = writeSheet(works(), WORKS, { format: 'csv', locale: 'en' });
    await add('works.csv', Readable.fromWeb(sheet as NodeStream), TEXT);
    // Backwards: what a document refers to is written after it, also when both are made meanwhile.
    await addGlobals(payload, add, relations);
    for (const slug of CONTENT.toReversed())
      await add(`content/${slug}.json`, Readable.from(jsonOf(docs(slug))), TEXT);
    told.brokenRelations = relations.broken();
    Object.assign(told, await addFiles(uploads, add, covers));
    // Last: an archive without it is not whole.
    const about = { shape: SHAPE, madeAt: new Date().toISOString(), ...told };
    await add('manifest.json', asJson({ ...about, lastIds: await lastIds(payload) }), TEXT);
  });
  return { ...told, bytes };
}
