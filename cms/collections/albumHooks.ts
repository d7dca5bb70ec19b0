import { isDeepStrictEqual } from 'node:util';
import type {
  CollectionAfterChangeHook,
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
  CollectionBeforeOperationHook,
  FieldHook,
  PayloadRequest,
} from 'payload';
import { plain } from '@/lib/plain';
import { isRecord } from '@/lib/record';
import { giveCertificate, removeSheets, sheetsOfWork } from '../certificates/outdated';
import { shownBefore, shownOf } from '../certificates/shownBefore';
import { idOf } from '../idOf';
import { initialOf, lettersOf } from './initials';
import type { Album } from '../payload-types';
import { sameTransaction } from '../sameTransaction';
import { movedLabels, TELLS_LABELS } from './movedLabels';

export const toUpper: FieldHook = ({ value }) =>
  typeof value === 'string' ? value.trim().toUpperCase() || null : value;

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
    req: sameTransaction(req),
  });
  return isRecord(saved) ? byLocale(saved.name, 'en') : {};
}

/** Told by `rememberVersion`: the hooks before a save know only the English texts of what is restored. */
const VERSION = 'restored version';

export const rememberVersion: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation === 'restoreVersion') req.context[VERSION] = args.id;
};

async function restoredNames(req: PayloadRequest) {
  const { version } = await req.payload.findVersionByID({
    collection: 'albums',
    id: String(req.context[VERSION]),
    locale: 'all',
    depth: 0,
    req: sameTransaction(req),
  });
  return byLocale(version.name, 'en');
}

/** Whether the letter of a work, in all languages, is one that its titles give. */
export const hasOwnInitial = ({ initial, name }: Record<string, unknown>) =>
  lettersOf(byLocale(name, 'en')).includes(String(initial ?? ''));

/** §7 listPublished: fills the search columns, so that names match in every language, ignoring case and accents. */
export const fillSearchFields: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const locale = !req.locale || req.locale === 'all' ? 'en' : req.locale;
  const saved = await (req.context[VERSION]
    ? restoredNames(req)
    : savedNames(req, originalDoc?.id));
  const names = { ...saved, ...byLocale(data.name, locale) };
  const texts = Object.values(names).filter((name) => typeof name === 'string');
  // No search has a line break, so none matches across two titles.
  data.searchName = [...new Set(texts.map(plain))].join('\n');
  // A name that is taken away is null: only what isn't told stays.
  const { author = originalDoc?.author } = data;
  data.searchAuthor = plain(String(author ?? ''));
  // One that was taken from a title follows the one that is shown; one that an editor has entered stays.
  const [before, after] = [initialOf(saved), initialOf(names)];
  const taken = after === before ? [before] : lettersOf(saved);
  if (!data.initial || taken.includes(data.initial)) data.initial = after || null;
  return data;
};

const labelsOf = ({ labels }: Partial<Album>) => (labels ?? []).map(idOf);

/** A work that moves to another year leaves the list of the one before, unless the same save, or the version restored, tells its labels. */
export const followYear: CollectionBeforeChangeHook<Album> = ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  if (operation !== 'update' || req.context[VERSION] || req.context[TELLS_LABELS]) return data;
  const [from, to] = [originalDoc?.yearLabel, data.yearLabel];
  if (!originalDoc || !from || !to || idOf(from) === idOf(to)) return data;
  const labels = labelsOf(data);
  if (!isDeepStrictEqual(labels, labelsOf(originalDoc))) return data;
  return { ...data, labels: movedLabels(labels, idOf(from), idOf(to)) };
};

type OwnCertificate = { id: number; photos: number[]; isHidden: boolean };

/** The certificates of an artwork, with their photos. */
async function certificatesOf(album: unknown, req: PayloadRequest): Promise<OwnCertificate[]> {
  const { docs } = await req.payload.find({
    collection: 'certificates',
    where: { album: { equals: album } },
    ...{ depth: 0, pagination: false, req: sameTransaction(req) },
  });
  return docs.map(({ id, certPhotos, hidden }) => ({
    id,
    photos: certPhotos.map(idOf),
    isHidden: hidden === true,
  }));
}

/** What a certificate shows when its work's picture is another; one that lost all by a deletion has it, too. Null: as before. */
function withPicture({ photos, isHidden }: OwnCertificate, cover: number, before: unknown) {
  if (photos.length === 0) return isHidden ? null : [cover];
  if (!photos.some((photo) => photo === before)) return null;
  return [...new Set(photos.map((photo) => (photo === before ? cover : photo)))];
}

/** When a work's picture is replaced, a certificate that shows the old one gets the new one. */
export const giveCertificatesPicture: CollectionAfterChangeHook = async ({
  doc,
  operation,
  req,
}) => {
  if (operation !== 'update') return;
  const before = shownBefore(doc.id, req)?.cover;
  const { cover } = await shownOf(doc.id, req);
  if (!cover || cover === before) return;
  for (const certificate of await certificatesOf(doc.id, req)) {
    const certPhotos = withPicture(certificate, cover, before);
    if (certPhotos) await giveCertificate(certificate.id, certPhotos, req);
  }
};

/** Comments and favourites reference their artwork, so they are deleted first. Its certificates stay valid, but without pictures. */
export const removeDependants: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const where = { album: { equals: id } };
  await req.payload.delete({ collection: 'albumComments', where, req });
  await req.payload.delete({ collection: 'favourites', where, req });
  const sheets = await sheetsOfWork(Number(id), req);
  const data = { album: null, hidden: true };
  await req.payload.update({ collection: 'certificates', where, data, req });
  await removeSheets(sheets, req);
};
