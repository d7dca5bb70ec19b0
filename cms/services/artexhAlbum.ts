import { ServiceError } from '@/lib/errors';
import type { WireAlbum } from '@/lib/contract/album';
import { isColour } from '@/lib/contract/colours';
import { epochOf } from '../queries/database';
import { briefly } from '../queries/briefly';
import type { CmsLocale } from '../queries/locale';
import type { AlbumFilter, AlbumOrder } from '../queries/albumConditions';
import { countAlbums, findAlbums, type AlbumRow } from '../queries/albums';
import type { Page } from '../queries/page';
import { numbersMeant } from '../certificates/certificateNumber';
import { bitsOf } from '../colours/palette';
import { sharesOf } from '../colours/text';
import { toMediaPath } from '../files/mediaFiles';
import { toText, toTextResponse, type Answer, type Call } from './answer';
import {
  documentId,
  flagOf,
  isDocumentId,
  listOf,
  localeOf,
  numberOf,
  pagingOf,
  textOf,
} from './params';

const SEX: Readonly<Record<string, number>> = { male: 0, female: 1 };

function departmentOf({ organisation, logo }: AlbumRow): WireAlbum['artexhDepartment'] {
  return organisation ? { name: organisation, logo: toMediaPath(logo) } : null;
}

const coloursOf = ({ cover, cover_palette }: AlbumRow) =>
  cover
    ? sharesOf(cover_palette)
        .map(({ colour }) => colour)
        .join()
    : '';

/** countryPhoto stays empty: flags are files of the website, named by code. The colours are told of works that are asked for by their ids. */
export function toWireAlbum(row: AlbumRow, isById = false): WireAlbum {
  return {
    id: String(row.id),
    name: row.name ?? '',
    author: row.author ?? '',
    country: row.country ?? '',
    countryPhoto: '',
    coverPhoto: toMediaPath(row.cover),
    num: row.num ?? '',
    age: row.age ?? '',
    teacher: row.teacher ?? '',
    org: row.org ?? '',
    description: row.description ?? '',
    user: { sex: SEX[row.sex ?? ''] ?? null },
    artexhDepartment: departmentOf(row),
    countryCode: row.country_code ?? '',
    label: row.label ?? '',
    seq: numberOf(row.seq),
    coverWidth: numberOf(row.cover_width),
    coverHeight: numberOf(row.cover_height),
    coverColor: row.cover_color ?? '',
    coverAlt: row.cover_alt ?? '',
    colours: isById ? coloursOf(row) : '',
    descriptionLang: row.description_lang,
    updatedAt: epochOf(row.updated_at),
  };
}

/** §5: `*` or nothing is no filter; a letter counts only with its flag. */
function initialOf(query: URLSearchParams): string {
  const initial = textOf(query, 'initials').toUpperCase();
  if (!flagOf(query, 'initialsFlag') || initial === '' || initial === '*') return '';
  if (!/^[A-Z]$/.test(initial)) throw new ServiceError('invalid.params');
  return initial;
}

function seqOf(query: URLSearchParams): number | null {
  const seq = textOf(query, 'seq');
  if (seq && !/^\d{1,9}$/.test(seq)) throw new ServiceError('invalid.params');
  return seq ? Number(seq) : null;
}

/** No document has it. */
const NO_ID = 0;

/** One that can't be an id is an error, among several it only matches nothing: the others are shown. */
function idsOf(query: URLSearchParams): number[] {
  const ids = listOf(query, 'ids');
  return ids.map((id) => (ids.length > 1 && !isDocumentId(id) ? NO_ID : documentId(id)));
}

/** A name that is no colour is invalid, as nothing could have it; so is one without labels, for which all works would be read. */
function coloursAsked(query: URLSearchParams): number {
  const names = listOf(query, 'colour');
  const isOfLabels = names.length === 0 || listOf(query, 'labelIds').length > 0;
  if (!isOfLabels || !names.every(isColour)) throw new ServiceError('invalid.params');
  return bitsOf(names);
}

/** `latest` and, ours, `rainbow` replace the curator's order; any other value is ignored. */
function orderOf(query: URLSearchParams): AlbumOrder {
  const wanted = textOf(query, 'dsss');
  if (wanted === 'rainbow') return wanted;
  return flagOf(query, 'seqFlag') && wanted !== 'latest' ? 'curated' : 'newest';
}

/** `ids`, `label`, `seq`, `around`, `colour`, `locale` are ours. */
const filterOf = (query: URLSearchParams): AlbumFilter => ({
  labelIds: listOf(query, 'labelIds'),
  name: textOf(query, 'name'),
  author: textOf(query, 'author'),
  countries: listOf(query, 'country').map((code) => code.toUpperCase()),
  nums: numbersMeant(textOf(query, 'num')),
  initial: initialOf(query),
  ids: idsOf(query),
  label: textOf(query, 'label'),
  seq: seqOf(query),
  isAround: flagOf(query, 'around'),
  colours: coloursAsked(query),
  order: orderOf(query),
});

/** A number as it was typed comes first: only if there is none, the one that it looks like. They may be two works. */
async function listText(asked: AlbumFilter, page: Page, locale: CmsLocale): Promise<string> {
  const filter = { ...asked, nums: asked.nums.slice(0, 1) };
  const others = asked.nums.slice(1);
  const [albums, number] = await Promise.all([
    findAlbums(filter, page, locale),
    countAlbums(filter),
  ]);
  if (number === 0 && others.length > 0) return listText({ ...asked, nums: others }, page, locale);
  return toText({
    body: [{ datas: albums.map((row) => toWireAlbum(row, filter.ids.length > 0)), number }],
  });
}

/** §7 artexhAlbum/listPublished, the most frequent call: a burst of equal calls shares one text. */
export async function listPublished({ query }: Call): Promise<Answer> {
  const parameters = [filterOf(query), pagingOf(query), localeOf(query)] as const;
  return toTextResponse(await briefly(JSON.stringify(parameters), () => listText(...parameters)));
}
