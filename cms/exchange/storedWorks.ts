import type { Payload, Where } from 'payload';
import { LOCALES } from '@/lib/i18n/locales';
import { isRecord } from '@/lib/record';
import { rowsBy } from '../queries/driver';
import { anyOf, listed, sql } from '../queries/sql';
import { joinLabels, placeOf, type Entry, type Facts } from './entries';
import type { Known } from './known';
import { tidy } from './readSheet';

type Doc = Record<string, unknown> & { id: number };

export type Stored = {
  id: number;
  facts: Facts;
  updatedAt: string;
  /** A published work with a newer draft. */
  hasNewerDraft: boolean;
  /** Number, year and number in the year by its row, for which the database keeps them: a draft saved by hand may have others. */
  inRow: Facts;
};

export type StoredWorks = {
  ofNumber: (num: string) => Stored | undefined;
  ofPlace: (place: string) => Stored | undefined;
  /** By its row. */
  keeperOfNumber: (num: string) => Stored | undefined;
  keeperOfPlace: (place: string) => Stored | undefined;
};

type Media = { filename?: string | null; alt?: unknown };

const text = (value: unknown) => (typeof value === 'string' && value ? tidy(value) : null);
const localised = (field: string, value: unknown) =>
  LOCALES.map(
    (locale) => [`${field}.${locale}`, text(isRecord(value) ? value[locale] : null)] as const,
  );

const keysOf = ({ num, yearLabel, seq }: Doc): Facts => ({
  num: text(num),
  label: text(yearLabel),
  seq: typeof seq === 'number' ? seq : null,
});

/** The facts of a stored work; its labels and relations are ids (`depth: 0`). */
function factsOf(doc: Doc, known: Known, covers: ReadonlyMap<number, Media>): Facts {
  const { author, age, sex, teacher, org, initial, labels } = doc;
  const cover = covers.get(Number(doc.cover));
  return {
    ...keysOf(doc),
    ...{ author: text(author), age: text(age), sex: text(sex) },
    ...{ teacher: text(teacher), org: text(org), initial: text(initial) },
    labels: Array.isArray(labels) && labels.length > 0 ? joinLabels(labels.map(String)) : null,
    country: known.codeOf(doc.country),
    organisation: known.organisationOf(doc.organisation),
    picture: cover?.filename ?? null,
    published: doc._status === 'published',
    ...Object.fromEntries(localised('name', doc.name)),
    ...Object.fromEntries(localised('description', doc.description)),
    ...Object.fromEntries(localised('alt', cover?.alt)),
  };
}

const all = {
  depth: 0,
  limit: 0,
  pagination: false,
  locale: 'all',
  fallbackLocale: false,
} as const;

async function coversOf(payload: Payload, docs: readonly Doc[]) {
  const ids = docs.flatMap(({ cover }) => (cover ? [Number(cover)] : []));
  if (ids.length === 0) return new Map<number, Media>();
  const { docs: media } = await payload.find({
    collection: 'media',
    where: { id: { in: ids } },
    select: { filename: true, alt: true },
    ...all,
  });
  return new Map(media.map((one) => [one.id, one]));
}

const asDocs = (found: readonly object[]): Doc[] => found.map((doc) => ({ ...doc }) as Doc);

/** What works are looked for by; any of it finds one. */
type Sought = {
  ids?: readonly number[];
  nums?: readonly string[];
  places?: ReadonlyMap<string, readonly number[]>;
};

const whereOf = ({ ids = [], nums = [], places = new Map() }: Sought): Where[] => [
  ...(ids.length > 0 ? [{ id: { in: [...ids] } }] : []),
  ...(nums.length > 0 ? [{ num: { in: [...nums] } }] : []),
  ...[...places].map(([label, seqs]): Where => {
    return { and: [{ yearLabel: { equals: label } }, { seq: { in: [...seqs] } }] };
  }),
];

/**
 * The newest versions. Payload's statement would have SQLite look at those of all works, as it sorts them: so their ids are found
 * first.
 */
async function newestOf(payload: Payload, { ids = [], nums = [], places = new Map() }: Sought) {
  const any = [
    ...(ids.length > 0 ? [sql`parent_id IN ${listed(ids)}`] : []),
    ...(nums.length > 0 ? [sql`version_num IN ${listed(nums)}`] : []),
    ...[...places].map(
      ([label, seqs]) => sql`(version_year_label_id = ${label} AND version_seq IN ${listed(seqs)})`,
    ),
  ];
  const found = await rowsBy<{ id: number }>(
    payload.db,
    sql`SELECT id FROM _albums_v WHERE latest IS TRUE AND ${anyOf(any)}`,
  );
  if (found.length === 0) return [];
  const { docs } = await payload.findVersions({
    collection: 'albums',
    where: { id: { in: found.map(({ id }) => id) } },
    sort: '-version.updatedAt',
    ...all,
  });
  return asDocs(docs.map(({ parent, version }) => ({ ...version, id: parent })));
}

/** The works that are found: as they are published, or as the newest draft has them. */
export async function storedWorks(
  payload: Payload,
  sought: Sought,
  known: Known,
): Promise<Stored[]> {
  const or = whereOf(sought);
  if (or.length === 0) return [];
  const inRows = asDocs((await payload.find({ collection: 'albums', where: { or }, ...all })).docs);
  const rows = new Map(inRows.map((doc) => [doc.id, doc]));
  const ids = [...(sought.ids ?? []), ...rows.keys()];
  const newest = await newestOf(payload, { ...sought, ids });
  const docs = new Map([...newest, ...inRows].map((doc) => [doc.id, doc]));
  const drafts = new Map(newest.map((doc) => [doc.id, doc]));
  const current = [...docs.values()].map((doc) => {
    const draft = drafts.get(doc.id) ?? doc;
    return { doc: doc._status === 'published' ? doc : draft, draft };
  });
  const covers = await coversOf(
    payload,
    current.map(({ doc }) => doc),
  );
  return current.map(({ doc, draft }) => ({
    id: doc.id,
    facts: factsOf(doc, known, covers),
    updatedAt: String(doc.updatedAt),
    hasNewerDraft: doc._status === 'published' && draft._status === 'draft',
    inRow: keysOf(rows.get(doc.id) ?? doc),
  }));
}

/** Numbers in a year, by the year. */
export function placesOf(all: readonly Facts[]): Map<string, number[]> {
  const places = new Map<string, number[]>();
  for (const facts of all) {
    if (!placeOf(facts)) continue;
    const seqs = places.get(String(facts.label)) ?? [];
    places.set(String(facts.label), [...seqs, Number(facts.seq)]);
  }
  return places;
}

/** The stored works that rows of a sheet mean or collide with. */
export async function worksOf(
  payload: Payload,
  entries: readonly Entry[],
  known: Known,
): Promise<StoredWorks> {
  const nums = entries.flatMap(({ facts }) => (facts.num ? [String(facts.num)] : []));
  const places = placesOf(entries.map(({ facts }) => facts));
  const stored = await storedWorks(payload, { nums, places }, known);
  const byNumber = new Map(stored.map((work) => [work.facts.num, work]));
  const byPlace = new Map(stored.map((work) => [placeOf(work.facts), work]));
  const keepers = new Map(stored.map((work) => [work.inRow.num, work]));
  const keepersOfPlaces = new Map(stored.map((work) => [placeOf(work.inRow), work]));
  return {
    ofNumber: (num) => byNumber.get(num),
    ofPlace: (place) => byPlace.get(place),
    keeperOfNumber: (num) => keepers.get(num),
    keeperOfPlace: (place) => keepersOfPlaces.get(place),
  };
}
