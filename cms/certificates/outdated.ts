import type {
  CollectionAfterChangeHook,
  CollectionBeforeDeleteHook,
  Payload,
  PayloadRequest,
} from 'payload';
import type { Locale } from '@/lib/i18n/locales';
import { isThere } from '../collections/goneForGood';
import { idOf } from '../idOf';
import { afterCommit } from '../queries/afterCommit';
import { isPrivate } from '../queries/albumPlaces';
import { runnerOf } from '../queries/ownTransaction';
import { listed, sql } from '../queries/sql';
import { sameTransaction } from '../sameTransaction';
import { queueJob } from './jobs';
import { readSheetName } from './sheetName';
import { shownBefore } from './shownBefore';
import { readSource } from './source';

type Within = Pick<PayloadRequest, 'payload' | 'transactionID'>;

/** A request of its own: also where an import tells of its works by one note, each file that goes has one. */
const inside = (req: Within) => ({ req: sameTransaction(req) });

/** The certificates of a work that have pictures made here. */
async function madeOf(album: number, req: Within) {
  const { docs } = await req.payload.find({
    collection: 'certificates',
    where: { album: { equals: album } },
    ...{ depth: 1, pagination: false, ...inside(req) },
  });
  return docs.map(({ id, num, certPhotos }) => ({
    id,
    num,
    photos: certPhotos.map((photo) => ({
      id: idOf(photo),
      made: typeof photo === 'number' ? null : readSheetName(photo.originalName),
    })),
  }));
}

/** Their files can't be taken back: they go when the save is certain. */
const remove = (req: Within, ids: readonly number[]) =>
  afterCommit(req, () =>
    req.payload.delete({ collection: 'media', where: { id: { in: [...ids] } } }),
  );

type Of = { id: number; cover: number };
type Made = Awaited<ReturnType<typeof madeOf>>[number];
/** A certificate, and those of its sheets that are to go. */
type Outdated = Made & { old: Made['photos'] };

/** Those of a work's certificates that have sheets which `isOld` names. */
async function outdatedOf(
  album: number,
  isOld: (source: string) => boolean,
  req: Within,
): Promise<Outdated[]> {
  const certificates = (await madeOf(album, req)).map((certificate) => ({
    ...certificate,
    old: certificate.photos.filter(({ made }) => made && isOld(made.source)),
  }));
  return certificates.filter(({ old }) => old.length > 0);
}

/** A certificate that was deleted meanwhile gets no pictures: Payload's error would end the transaction of all works that are saved at once. */
export async function giveCertificate(id: number, certPhotos: number[], req: Within) {
  const collection = 'certificates';
  if (!(await isThere(req.payload.db, req, { collection, id }))) return;
  await req.payload.update({ collection, id, data: { certPhotos }, ...inside(req) });
}

/**
 * Before a certificate loses them: a job that makes the very same ones again would find them by their name until they are deleted, and
 * publish what is gone a moment later (make.ts). By the new name, too, they are known to be made here.
 */
async function rename(ids: readonly number[], req: Within) {
  const run = await runnerOf(req.payload.db, req);
  await run(sql`UPDATE media SET original_name = 'certificate-' || original_name
    WHERE id IN ${listed(ids)}`);
}

async function takeAway(outdated: readonly Outdated[], cover: number, req: Within) {
  const gone = outdated.flatMap(({ old }) => old.map((photo) => photo.id));
  if (gone.length === 0) return;
  await rename(gone, req);
  for (const { id, photos, old } of outdated) {
    const kept = photos.filter((photo) => !old.includes(photo)).map((photo) => photo.id);
    await giveCertificate(id, kept.length > 0 ? kept : [cover], req);
  }
  await remove(req, gone);
}

/** Queues the work so that they are made anew, and takes them away: in this order, as on SQLite a process may be killed in between. */
async function dropSheets(of: Of, isOld: (source: string) => boolean, req: PayloadRequest) {
  const outdated = await outdatedOf(of.id, isOld, req);
  const made = outdated.flatMap(({ old }) => old.flatMap((photo) => photo.made?.locale ?? []));
  const locales: Locale[] = [...new Set(made)];
  if (locales.length === 0) return;
  await queueJob(req.payload, { works: [of.id], locales, by: '' }, req);
  await takeAway(outdated, of.cover, req);
}

/**
 * A certificate never shows what its work no longer does, a picture that was withdrawn above all: what is outdated is taken away
 * with the save, and made anew a moment later.
 */
export const dropOutdatedSheets: CollectionAfterChangeHook = async ({ doc, operation, req }) => {
  if (operation !== 'update' || doc._status !== 'published') return;
  const work = await readSource(req.payload, doc.id, req);
  if (!work) return;
  const of = { id: Number(doc.id), cover: idOf(work.cover) };
  // None was made anew while it was taken down: they may show what no sheet shows any more, as before another `MINORS_NAME`.
  const isBack = shownBefore(of.id, req)?.isPublished === false;
  await dropSheets(of, (source) => isBack || source !== work.source, req);
};

async function dropSheetsOfPicture(cover: number, req: PayloadRequest) {
  const { docs } = await req.payload.find({
    collection: 'albums',
    where: { cover: { equals: cover } },
    ...{ depth: 0, pagination: false, select: {}, ...inside(req) },
  });
  for (const { id } of docs) await dropSheets({ id, cover }, () => true, req);
}

/** The picture of a work became private, or another. */
export const dropSheetsOfChanged: CollectionAfterChangeHook = async (change) => {
  const { doc, previousDoc, operation, req } = change;
  if (operation !== 'update') return;
  const isGone = doc.private === true || doc.filename !== previousDoc.filename;
  if (isGone) await dropSheetsOfPicture(Number(doc.id), req);
};

export const dropSheetsOfDeleted: CollectionBeforeDeleteHook = ({ id, req }) =>
  dropSheetsOfPicture(Number(id), req);

/** The pictures of certificates that were made of a work; to be removed with it. */
export async function sheetsOfWork(album: number, req: Within): Promise<number[]> {
  const certificates = await madeOf(album, req);
  return certificates.flatMap(({ photos }) =>
    photos.filter(({ made }) => made).map((photo) => photo.id),
  );
}

export const removeSheets = async (ids: readonly number[], req: Within) =>
  ids.length > 0 ? remove(req, ids) : undefined;

/** Of a work whose picture visitors may not see: one may have been published just as the picture became private. */
export async function dropUnseenSheets(payload: Payload, id: number): Promise<void> {
  const work = await readSource(payload, id);
  // Those of a work that is taken down come back with it.
  if (!work?.isPublished) return;
  const within = { payload };
  // A picture that was deleted leaves none that could stand in.
  if (!work.cover) await removeSheets(await sheetsOfWork(id, within), within);
  else if (await isPrivate(payload, idOf(work.cover)))
    await takeAway(await outdatedOf(id, () => true, within), idOf(work.cover), within);
}
