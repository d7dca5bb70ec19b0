import { LRUCache } from 'lru-cache';
import type { Payload } from 'payload';
import { LANGUAGES, LOCALES, type Locale } from '@/lib/i18n/locales';
import { messagesOf } from '@/lib/i18n/messages';
import { overrideMessages } from '@/lib/i18n/overrideMessages';
import { MINORS, SITE_URL } from '../env';
import { hasFile } from '../files/hasFile';
import { idOf } from '../idOf';
import type { Certificate, Media } from '../payload-types';
import { findAlbums } from '../queries/albums';
import { ANY_WORK } from '../queries/albumConditions';
import { yearOfLabel } from '../queries/certificates';
import { findGlobal } from '../queries/documents';
import { toWireAlbum } from '../services/artexhAlbum';
import { drawSheet, unwritable } from './draw/drawSheet';
import { CertificateFault } from './fault';
import { dropUnseenSheets } from './outdated';
import { pictureOf } from './pictureOf';
import { sheetOf, versionOf, type Sheet } from './sheet';
import { readSheetName, toSheetName } from './sheetName';
import { readSource } from './source';

/** The website's texts that a sheet bears, as organisers have changed them. */
async function textsIn(locale: Locale) {
  const [{ certificate, work }, { messages }] = await Promise.all([
    messagesOf(locale),
    findGlobal('messages', locale),
  ]);
  return overrideMessages({ certificate, work }, messages);
}

export type Texts = LRUCache<Locale, Awaited<ReturnType<typeof textsIn>>>;

const TEXTS_MS = 5000;

/** Texts that are kept for some seconds, for one job alone: what is changed before a job, all its sheets bear. */
export const textsOfJob = (): Texts =>
  new LRUCache({ max: LOCALES.length, ttl: TEXTS_MS, fetchMethod: textsIn });

/** What the work's certificate shows in a language now. Without a picture that visitors may see it shows nothing, not even what was made. */
async function readSheet({ payload, id, texts }: Tried, locale: Locale): Promise<Sheet> {
  const [row] = await findAlbums({ ...ANY_WORK, ids: [id] }, { start: 0, count: 1 }, locale);
  const sheet =
    row &&
    sheetOf(toWireAlbum(row), locale, await texts.forceFetch(locale), {
      siteUrl: SITE_URL,
      minors: MINORS,
      year: await yearOfLabel(row.label ?? ''),
    });
  if (sheet) return sheet;
  await dropUnseenSheets(payload, id);
  throw new CertificateFault('noPicture');
}

async function certificateOf(payload: Payload, num: string): Promise<Certificate | undefined> {
  const { docs } = await payload.find({
    collection: 'certificates',
    where: { num: { equals: num } },
    ...{ depth: 1, limit: 1 },
  });
  return docs[0];
}

type Photo = { id: number; media: Media | null; made: ReturnType<typeof readSheetName> };

const photoOf = (photo: number | Media): Photo => {
  const media = typeof photo === 'number' ? null : photo;
  return { id: idOf(photo), media, made: media && readSheetName(media.originalName) };
};

/**
 * The number's certificate and its pictures. One of a work that has another number by now is this work's. Of pictures that are hidden,
 * or were taken down with that work, only sheets come along, to be replaced: no other work may bring the rest to light.
 */
async function standing(payload: Payload, id: number, num: string) {
  const certificate = await certificateOf(payload, num);
  const photos = (certificate?.certPhotos ?? []).map(photoOf);
  const owner = certificate?.album;
  if (owner && idOf(owner) === id) return { certificate, photos, isOwn: true };
  const other = owner ? await readSource(payload, idOf(owner)) : null;
  if (owner && (!other || other.num === num)) throw new CertificateFault('numberTaken', num);
  const isUnseen = certificate?.hidden || (other && !other.isPublished);
  // A cover that was deleted leaves none.
  const cover = other?.cover ? idOf(other.cover) : null;
  const left = photos.filter(({ id: photo, made }) => (isUnseen ? made : photo !== cover));
  return { certificate, photos: left, isOwn: false };
}

const remove = (payload: Payload, media: readonly { id: number }[]) =>
  media.length > 0
    ? payload.delete({ collection: 'media', where: { id: { in: media.map(({ id }) => id) } } })
    : undefined;

/** One that a process which died had uploaded, and not yet published. One without its file goes. */
async function leftOver(payload: Payload, name: string): Promise<number | undefined> {
  const where = { originalName: { equals: name } };
  const { docs } = await payload.find({ collection: 'media', where, depth: 0, limit: 1 });
  const [media] = docs;
  if (!media || (await hasFile(media))) return media?.id;
  await remove(payload, [media]);
  return undefined;
}

async function upload(payload: Payload, name: string, data: Buffer): Promise<number> {
  const file = { data, name, mimetype: 'image/jpeg', size: data.byteLength };
  const { id } = await payload.create({ collection: 'media', data: {}, file, depth: 0 });
  return id;
}

type Tried = {
  payload: Payload;
  id: number;
  locales: readonly Locale[];
  texts: Texts;
  /** What is to be published anew, and what no font can write. */
  fresh: { id: number; locale: Locale; version: string }[];
  unwritten: { locale: Locale; text: string }[];
  /** What this try uploaded and has not published yet: goes when it fails. */
  uploaded: { id: number }[];
};

type Of = {
  num: string;
  source: string;
  photos: readonly Photo[];
  /** Read once for all languages. */
  pictureAt: typeof pictureOf;
};

/** The work's sheet in a language. None is drawn that would have a hole: one of the work as it is stays then. */
async function sheetIn(locale: Locale, tried: Tried, { num, source, photos, pictureAt }: Of) {
  const { payload, fresh, unwritten, uploaded } = tried;
  const sheet = await readSheet(tried, locale);
  const version = versionOf(sheet);
  const there = photos.filter(({ made }) => made?.locale === locale && made.source === source);
  const same = there.find(({ made }) => made?.version === version);
  if (same?.media && (await hasFile(same.media))) return [same.id];
  const text = unwritable(sheet);
  if (text !== null) {
    unwritten.push({ locale, text });
    return there.map((photo) => photo.id);
  }
  const name = toSheetName({ num, locale, source, version });
  const left = await leftOver(payload, name);
  const picture = await pictureAt(sheet.picture.path);
  const made = left ?? (await upload(payload, name, await drawSheet(sheet, picture)));
  // What another process uploaded may be shown by now.
  if (left === undefined) uploaded.push({ id: made });
  fresh.push({ id: made, locale, version });
  return [made];
}

/** Of what was drawn. The work's source doesn't tell of a picture that became private, or has another file. */
async function isStillTrue(tried: Tried, source: string): Promise<boolean> {
  const { payload, id, fresh } = tried;
  if (fresh.length === 0) return true;
  if ((await readSource(payload, id))?.source !== source) return false;
  for (const { locale, version } of fresh) {
    if (versionOf(await readSheet(tried, locale)) !== version) return false;
  }
  return true;
}

type Work = NonNullable<Awaited<ReturnType<typeof readSource>>>;

/** Of the certificate as it is by now: editors may have changed its pictures meanwhile. False: they took off a sheet that was to stay. */
async function publish(
  { payload, id, fresh, uploaded }: Tried,
  { num, cover }: Work,
  sheets: readonly number[],
): Promise<boolean> {
  const { certificate, photos, isOwn } = await standing(payload, id, num);
  const there = [...fresh, ...photos].map((photo) => photo.id);
  if (!sheets.every((sheet) => there.includes(sheet))) return false;
  // The work's own picture only stands in for a certificate that isn't made.
  const others = photos.filter((photo) => !photo.made && photo.id !== idOf(cover));
  const certPhotos = [...sheets, ...others.map((photo) => photo.id)];
  if (!certificate) {
    await payload.create({ collection: 'certificates', data: { num, album: id, certPhotos } });
  } else if (String(certPhotos) !== String(photos.map((photo) => photo.id)) || !isOwn) {
    const data = { album: id, certPhotos, ...(isOwn ? {} : { hidden: false }) };
    await payload.update({ collection: 'certificates', id: certificate.id, data, depth: 0 });
  }
  uploaded.length = 0;
  const old = photos.filter((photo) => photo.made && !sheets.includes(photo.id));
  await remove(payload, old);
  return true;
}

/** Draws what is missing, and publishes it. False: the work or its certificate changed meanwhile. */
async function tryOnce(tried: Tried): Promise<boolean> {
  const { payload, id, locales, unwritten } = tried;
  const work = await readSource(payload, id);
  if (!work) throw new CertificateFault('gone');
  if (!work.isPublished) throw new CertificateFault('notPublished');
  if (!work.num) throw new CertificateFault('noNumber');
  const { num, source } = work;
  const { photos } = await standing(payload, id, num);
  const there = photos.flatMap(({ made }) => made?.locale ?? []);
  let picture: Promise<Buffer> | undefined;
  const pictureAt = (path: string) => (picture ??= pictureOf(path));
  const sheets: number[] = [];
  const wanted = LOCALES.filter((one) => locales.includes(one) || there.includes(one));
  // To be made in its own languages, and by now it has none.
  if (wanted.length === 0) return true;
  for (const locale of wanted) {
    sheets.push(...(await sheetIn(locale, tried, { num, source, photos, pictureAt })));
  }
  const [lacking] = unwritten;
  if (sheets.length === 0 && lacking) throw new CertificateFault('letters', lacking.text);
  return (
    (await isStillTrue(tried, source)) &&
    (await publish(tried, work, sheets)) &&
    // What changed between the two has found nothing to take away.
    (await isStillTrue(tried, source))
  );
}

/** An editor may save the work while it is drawn. */
const TRIES = 3;

/** What no font can write is told with its languages. */
const lettersFault = ({ unwritten }: Tried) =>
  unwritten.length > 0
    ? new CertificateFault(
        'letters',
        unwritten.map(({ locale, text }) => `${LANGUAGES[locale].name}: ${text}`).join('; '),
      )
    : null;

/** `fault`: why there is none in some of the languages. */
export type Made = { outcome: 'made' | 'unchanged'; fault: CertificateFault | null };

/**
 * Makes the work's certificates in these languages, and anew in those in which it has some, and publishes them under its number. Without
 * languages only those in which it has some are made anew; if it has none, nothing is.
 * What is as it should be stays: doing it again does nothing. Throws a `CertificateFault` when no wanted language can have one.
 */
export async function makeCertificate(
  payload: Payload,
  id: number,
  locales: readonly Locale[],
  texts: Texts,
): Promise<Made> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const tried: Tried = {
      ...{ payload, id, locales, texts },
      ...{ fresh: [], unwritten: [], uploaded: [] },
    };
    try {
      if (await tryOnce(tried)) {
        const outcome = tried.fresh.length > 0 ? 'made' : 'unchanged';
        return { outcome, fault: lettersFault(tried) };
      }
      await remove(payload, tried.uploaded);
    } catch (error) {
      await remove(payload, tried.uploaded);
      throw error;
    }
  }
  throw new CertificateFault('changing');
}
