import type { Payload, PayloadRequest } from 'payload';
import { DEFAULT_SITE_LOCALE, LOCALES, type Locale } from '@/lib/i18n/locales';
import { TELLS_LABELS } from '../collections/movedLabels';
import { inAllLanguages, quietly } from '../quietly';
import { askDisk } from './askDisk';
import { isOfPicture, splitLabels, type Facts, type Value } from './entries';
import type { Known } from './known';
import { asText, partOf } from './parts';
import { prepare, type Prepared } from './pictures';

type Data = Record<string, unknown>;

/** Without `i18n` refusals are in English. */
type Writer = { payload: Payload; i18n?: PayloadRequest['i18n'] };

/** `alts`: what pictures were described as before an import, by their ids. */
export type Writing = Writer & { known: Known; alts?: Map<number, Facts> };

/** Each write has its own: Payload notes things in it. */
const reqOf = ({ i18n }: Writer): Partial<PayloadRequest> => (i18n ? { i18n, t: i18n.t } : {});

/** Descriptions of a picture that was in the library before it came to the work: as they were, and as they are written. */
export type Described = { id: number; before: Facts; after: Facts };

/** `updatedAt` tells an undo whether somebody has changed the work since. */
type Written = { id: number; updatedAt?: string } & WrittenPicture;

/** What an undo takes back of a picture. */
export type WrittenPicture = { media?: number; described?: Described };

/** What is to be written: the facts that differ, of a new work or one with an id. */
type Change = {
  id?: number;
  facts: Facts;
  /** What is stored, and since when. */
  before?: Facts;
  updatedAt?: string;
  path: string | null;
  /** An equal picture that is stored since then is this import's own: of a process that was killed. */
  since?: number;
  /** Told before the work is written: its picture is there, also if that fails. */
  onPicture?: (told: WrittenPicture) => void;
};

/** Keys of facts that are columns of the work as they are. */
const AS_THEY_ARE = ['num', 'author', 'age', 'sex', 'teacher', 'org', 'initial', 'seq'];

const has = (facts: Facts, key: string) => facts[key] !== undefined;

/** The texts of a localised field that are told. */
const textsOf = (facts: Facts, field: string): Partial<Record<Locale, Value>> =>
  Object.fromEntries(
    LOCALES.flatMap((locale) => {
      const value = facts[`${field}.${locale}`];
      return value === undefined ? [] : [[locale, value]];
    }),
  );

export async function findMedia(payload: Payload, filename: string) {
  if (!filename) return undefined;
  const where = { filename: { equals: filename } };
  const { docs } = await payload.find({
    ...{ collection: 'media', where, depth: 0, limit: 1, pagination: false },
  });
  return docs[0] && { ...docs[0], createdAt: Date.parse(docs[0].createdAt) };
}

type Cover = { id: number | null; isNew: boolean };

/** Being stored just now, by the names that they get. */
const uploads = new Map<string, Promise<Cover>>();

async function storePicture(
  writer: Writer,
  { data, originalName, storedName }: Prepared,
  { facts, since = Infinity }: Change,
): Promise<Cover> {
  const { payload } = writer;
  // Not above: it imports the configuration, which imports this.
  const { hasFile } = await import('../files/hasFile');
  const there = await findMedia(payload, storedName);
  const isNew = !there || there.createdAt >= since;
  if (there && (await hasFile(there))) return { id: there.id, isNew };
  const upload = {
    collection: 'media',
    file: { name: originalName, data, size: data.byteLength, mimetype: '' },
    depth: 0,
    context: quietly(),
    req: reqOf(writer),
    // The file of an interrupted import, without its row, is the same: its name tells its content.
    overwriteExistingFiles: true,
  } as const;
  const save = async () =>
    there
      ? payload.update({ ...upload, id: there.id, data: {} })
      : payload.create({
          ...upload,
          ...inAllLanguages(),
          data: { alt: textsOf(facts, 'alt') as never },
        });
  const { id } = await save().catch(async (error: unknown) => {
    // Payload tells of a full disk by a class that the parts of the build don't share, and not why.
    await askDisk(data);
    throw error;
  });
  return { id, isNew };
}

/** The id of the picture: of an equal one that is stored, else of a new upload. */
async function coverOf(writer: Writer, change: Change): Promise<Cover | undefined> {
  const { facts, path } = change;
  if (!path) {
    if (!has(facts, 'picture')) return undefined;
    if (facts.picture === null) return { id: null, isNew: false };
    const there = await findMedia(writer.payload, String(facts.picture));
    if (!there) throw new Error(`${facts.picture} is not stored any more`);
    return { id: there.id, isNew: false };
  }
  const prepared = await prepare(path);
  const { storedName } = prepared;
  // Two works of one moment may have the same picture: it is stored once.
  const other = uploads.get(storedName);
  if (other) return { ...(await other), isNew: false };
  const upload = storePicture(writer, prepared, change).finally(() => uploads.delete(storedName));
  uploads.set(storedName, upload);
  return upload;
}

/** The descriptions of a picture, in all languages; none of one that is gone. */
async function altsOf(payload: Payload, id: number): Promise<Facts> {
  const media = await payload.findByID({
    collection: 'media',
    id,
    select: { alt: true },
    ...{ depth: 0, locale: 'all', fallbackLocale: false, disableErrors: true },
  });
  if (!media) return {};
  return Object.fromEntries(
    LOCALES.map((locale) => [`alt.${locale}`, asText(partOf(media, 'alt', locale)) || null]),
  );
}

/** Pictures that are being described. */
const described = new Map<number, Promise<unknown>>();

/** Rows with one picture wait for each other: two saves of it at once would both write its languages, and one fail. */
async function oneByOne(id: number, write: () => Promise<void>) {
  const mine = (described.get(id) ?? Promise.resolve()).catch(() => undefined).then(write);
  described.set(id, mine);
  await mine.finally(() => {
    if (described.get(id) === mine) described.delete(id);
  });
}

/** Descriptions of a picture that was there. */
const writeAlts = (writer: Writer, id: number, facts: Facts) =>
  oneByOne(id, () => saveAlts(writer, id, facts));

async function saveAlts(writer: Writer, id: number, facts: Facts) {
  for (const [locale, alt] of Object.entries(textsOf(facts, 'alt'))) {
    await writer.payload.update({
      collection: 'media',
      id,
      data: { alt: alt === null ? null : String(alt) },
      locale: locale as Locale,
      depth: 0,
      context: quietly(),
      req: reqOf(writer),
    });
  }
}

/** The same of one that was in the library. Several rows may describe it: each tells what was there before the first. */
async function describeAnew(writing: Writing, id: number, facts: Facts) {
  const { payload, alts } = writing;
  const after = Object.fromEntries(Object.entries(facts).filter(([key]) => isOfPicture(key)));
  const keys = Object.keys(after);
  if (keys.length === 0) return {};
  const now = await altsOf(payload, id);
  const first = alts?.get(id) ?? now;
  alts?.set(id, first);
  await writeAlts(writing, id, after);
  const before = Object.fromEntries(keys.map((key) => [key, first[key] ?? null]));
  return keys.some((key) => before[key] !== after[key]) ? { described: { id, before, after } } : {};
}

/** What an import has written over, unless somebody has described the picture since. */
export async function restoreAlts(payload: Payload, { id, before, after }: Described) {
  const now = await altsOf(payload, id);
  const left = Object.entries(before).filter(([key]) => now[key] === after[key]);
  await writeAlts({ payload }, id, Object.fromEntries(left));
}

async function dataOf(facts: Facts, known: Known): Promise<Data> {
  const { label, labels, country, organisation } = facts;
  const data: Data = {};
  for (const key of AS_THEY_ARE) if (has(facts, key)) data[key] = facts[key];
  if (label !== undefined) data.yearLabel = label && (await known.needLabel(String(label)));
  if (labels !== undefined) {
    const ids = splitLabels(String(labels ?? ''));
    data.labels = await Promise.all(ids.map((id) => known.needLabel(id)));
  }
  if (country !== undefined) data.country = country && (await known.needArea(String(country)));
  if (organisation !== undefined) {
    data.organisation = organisation && (await known.needOrganisation(String(organisation)));
  }
  return data;
}

async function makeWork(writing: Writing, facts: Facts, data: Data): Promise<Written> {
  const isDraft = facts.published !== true;
  const doc = await writing.payload.create({
    ...inAllLanguages(),
    collection: 'albums',
    data: {
      ...data,
      name: textsOf(facts, 'name'),
      description: textsOf(facts, 'description'),
      _status: isDraft ? 'draft' : 'published',
    } as never,
    draft: isDraft,
    req: reqOf(writing),
  });
  return { id: doc.id, updatedAt: doc.updatedAt };
}

/** What visitors may not see any more has notes of its own, so that it is gone within seconds (decision 0023). */
const withdraws = ({ facts, before }: Change) =>
  before?.published === true && (facts.published === false || has(facts, 'picture'));

/** Runs as one transaction where the database has them (PostgreSQL); where not, `takeBack` follows a failure. */
async function together<T>(
  writer: Writer,
  work: (req: Partial<PayloadRequest>) => Promise<T>,
  takeBack: () => Promise<unknown>,
) {
  const { db } = writer.payload;
  const transactionID = (await db.beginTransaction()) ?? undefined;
  try {
    const result = await work({ transactionID, ...reqOf(writer) });
    if (transactionID !== undefined) await db.commitTransaction(transactionID);
    return result;
  } catch (error) {
    if (transactionID !== undefined) await db.rollbackTransaction(transactionID);
    // What failed first is told.
    else await takeBack().catch(() => undefined);
    throw error;
  }
}

/** What a work has alone. */
const OWN = ['num', 'yearLabel', 'seq'];

/**
 * Where the database looks for what is taken: in the work's own row, which Payload leaves as it was when a draft is saved. What a draft
 * has left would stay taken, and what it has got would be free. First, as what is taken fails here.
 */
async function writeRow({ db }: Payload, id: number, data: Data, req: Partial<PayloadRequest>) {
  const own = Object.fromEntries(
    OWN.flatMap((key) => (key in data ? [[key, data[key]] as const] : [])),
  );
  if (Object.keys(own).length === 0) return;
  await db.updateOne({
    collection: 'albums',
    // Not what is published, which visitors see.
    where: { and: [{ id: { equals: id } }, { _status: { equals: 'draft' } }] },
    // Null: it stays.
    data: { ...own, updatedAt: null },
    returning: false,
    req,
  });
}

/** What only a draft may lack. */
const NEEDED = ['name', 'cover'];

const withoutEmptied = (data: Data): Data =>
  Object.fromEntries(
    Object.entries(data).filter(([key, value]) => value !== null || !NEEDED.includes(key)),
  );

/**
 * One save for each language that has changed, as an update has one language. All but the last are drafts, which needn't have a
 * title; the last, in English, publishes the whole. A published work is taken down with all that it needs, as Payload asks for it,
 * and loses it as a draft.
 */
function changeWork(writing: Writing, change: Change, id: number, data: Data) {
  const { payload, known } = writing;
  const { facts, before = {} } = change;
  const [names, descriptions] = [textsOf(facts, 'name'), textsOf(facts, 'description')];
  const isPublished = facts.published ?? before.published ?? false;
  const textsIn = (locale: Locale): Data => ({
    ...(locale in names ? { name: names[locale] } : {}),
    ...(locale in descriptions ? { description: descriptions[locale] } : {}),
  });
  const save = (locale: Locale, changed: Data, draft: boolean, req: Partial<PayloadRequest>) =>
    payload.update({
      collection: 'albums',
      id,
      data: { ...changed, _status: isPublished && !draft ? 'published' : 'draft' } as never,
      draft,
      locale,
      depth: 0,
      // What a row changes, its plan has told (cms/exchange/plans.ts).
      context: { ...(withdraws(change) ? {} : quietly()), [TELLS_LABELS]: true },
      req,
    });
  const write = async (req: Partial<PayloadRequest>): Promise<Written> => {
    if (!isPublished) await writeRow(payload, id, data, req);
    for (const locale of LOCALES) {
      if (locale === DEFAULT_SITE_LOCALE || !(locale in names || locale in descriptions)) continue;
      await save(locale, textsIn(locale), true, req);
    }
    const last = { ...data, ...textsIn(DEFAULT_SITE_LOCALE) };
    if (before.published === true && !isPublished) {
      await save(DEFAULT_SITE_LOCALE, withoutEmptied(last), false, req);
    }
    const { updatedAt } = await save(DEFAULT_SITE_LOCALE, last, !isPublished, req);
    return { id, updatedAt };
  };
  return together(writing, write, async () => {
    // Of a published work Payload writes the row itself, as it saves.
    if (isPublished || before.published === true) return;
    const { num = null, label = null, seq = null } = before;
    await writeRow(payload, id, await dataOf({ num, label, seq }, known), {});
  });
}

/** The descriptions of the work's picture, unless it was stored with them. */
async function writePicture(
  writing: Writing,
  cover: Cover | undefined,
  { facts, before }: Change,
): Promise<WrittenPicture> {
  if (!cover) {
    const own = await findMedia(writing.payload, String(before?.picture ?? ''));
    if (own) await writeAlts(writing, own.id, facts);
    return {};
  }
  if (cover.id === null) return {};
  return cover.isNew ? { media: cover.id } : describeAnew(writing, cover.id, facts);
}

export async function writeWork(writing: Writing, change: Change): Promise<Written> {
  const { id, facts, updatedAt } = change;
  const cover = await coverOf(writing, change);
  const told = await writePicture(writing, cover, change);
  change.onPicture?.(told);
  const data = await dataOf(facts, writing.known);
  if (cover) data.cover = cover.id;
  if (id === undefined) return { ...(await makeWork(writing, facts, data)), ...told };
  const keys = Object.keys(facts);
  if (keys.length > 0 && keys.every(isOfPicture)) return { id, updatedAt, ...told };
  return { ...(await changeWork(writing, change, id, data)), ...told };
}
