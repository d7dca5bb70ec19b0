import type {
  CollectionAfterChangeHook,
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
  FieldHook,
  PayloadRequest,
} from 'payload';
import { plain, toInitial } from '@/lib/plain';
import { removeSheets, sheetsOfWork } from '../certificates/outdated';

export const toUpper: FieldHook = ({ value }) =>
  typeof value === 'string' ? value.trim().toUpperCase() || null : value;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** A localised value as an object by locale, whether it came as one language or as all. */
const byLocale = (value: unknown, locale: string): Record<string, unknown> =>
  isRecord(value) ? value : typeof value === 'string' ? { [locale]: value } : {};

async function savedNames(req: PayloadRequest, id: string | number | undefined) {
  if (id === undefined) return {};
  const saved = await req.payload.findByID({
    collection: 'albums',
    id,
    locale: 'all',
    draft: true,
    depth: 0,
    select: { name: true },
    disableErrors: true,
    // Not `req` itself: reading all languages with it would change the locale of the save.
    req: { transactionID: req.transactionID },
  });
  return isRecord(saved) ? byLocale(saved.name, 'en') : {};
}

const initialOf = (names: Record<string, unknown>) =>
  toInitial(
    String(names.en ?? Object.values(names).find((name) => typeof name === 'string') ?? ''),
  );

/** §7 listPublished: fills the search columns, so that names match in every language, ignoring case and accents. */
export const fillSearchFields: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const locale = !req.locale || req.locale === 'all' ? 'en' : req.locale;
  const saved = await savedNames(req, originalDoc?.id);
  const names = { ...saved, ...byLocale(data.name, locale) };
  const texts = Object.values(names).filter((name) => typeof name === 'string');
  data.searchName = [...new Set(texts.map(plain))].join(' | ');
  data.searchAuthor = plain(String(data.author ?? originalDoc?.author ?? ''));
  // One that was taken from the title follows it; one that an editor has entered stays.
  const isEntered = data.initial && data.initial !== initialOf(saved);
  if (!isEntered) data.initial = initialOf(names) || null;
  return data;
};

const idOf = (relation: unknown) => (isRecord(relation) ? Number(relation.id) : Number(relation));

type OwnCertificate = { id: number; photos: number[] };

/** The certificates of an artwork, with their photos. */
async function certificatesOf(album: unknown, req: PayloadRequest): Promise<OwnCertificate[]> {
  const { docs } = await req.payload.find({
    collection: 'certificates',
    where: { album: { equals: album } },
    ...{ depth: 0, pagination: false, req: { transactionID: req.transactionID } },
  });
  return docs.map(({ id, certPhotos }) => ({ id, photos: certPhotos.map(idOf) }));
}

/** When a work's picture is replaced, a certificate that shows the old one gets the new one. */
export const giveCertificatesPicture: CollectionAfterChangeHook = async ({
  doc,
  operation,
  req,
}) => {
  if (operation !== 'update' || doc._status !== 'published' || req.context.seeding) return;
  const { docs: versions } = await req.payload.findVersions({
    collection: 'albums',
    where: {
      and: [{ parent: { equals: doc.id } }, { 'version._status': { equals: 'published' } }],
    },
    ...{ depth: 0, pagination: false, req: { transactionID: req.transactionID } },
  });
  const cover = idOf(doc.cover);
  const before = new Set(versions.map(({ version }) => idOf(version.cover)));
  before.delete(cover);
  for (const { id, photos } of await certificatesOf(doc.id, req)) {
    const certPhotos = [...new Set(photos.map((photo) => (before.has(photo) ? cover : photo)))];
    if (!photos.some((photo) => before.has(photo))) continue;
    await req.payload.update({ collection: 'certificates', id, data: { certPhotos }, req });
  }
};

/** The certificate of a deleted work stays valid, but without its picture. */
async function hidePicture(album: unknown, req: PayloadRequest) {
  const { cover } = await req.payload.findByID({
    collection: 'albums',
    id: Number(album),
    ...{ depth: 0, req: { transactionID: req.transactionID } },
  });
  const certificates = await certificatesOf(album, req);
  if (!certificates.some(({ photos }) => photos.includes(idOf(cover)))) return;
  const data = { private: true };
  await req.payload.update({ collection: 'media', id: idOf(cover), data, req });
}

/** Comments and favourites reference their artwork, so they are deleted first. */
export const removeDependants: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const where = { album: { equals: id } };
  await req.payload.delete({ collection: 'albumComments', where, req });
  await req.payload.delete({ collection: 'favourites', where, req });
  await hidePicture(id, req);
  const sheets = await sheetsOfWork(Number(id), req);
  await req.payload.update({ collection: 'certificates', where, data: { album: null }, req });
  await removeSheets(sheets, req);
};
