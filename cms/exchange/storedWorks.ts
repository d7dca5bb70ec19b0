import type { Payload, Where } from 'payload';
import { LOCALES } from '@/lib/i18n/locales';
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
};

export type StoredWorks = {
  ofNumber: (num: string) => Stored | undefined;
  ofPlace: (place: string) => Stored | undefined;
};

type Media = { filename?: string | null; alt?: unknown };

const text = (value: unknown) => (typeof value === 'string' && value ? tidy(value) : null);
const localised = (field: string, value: unknown) =>
  LOCALES.map((locale) => {
    const texts = typeof value === 'object' && value !== null ? value : {};
    return [`${field}.${locale}`, text(Reflect.get(texts, locale))] as const;
  });

/** The facts of a stored work; its labels and relations are ids (`depth: 0`). */
function factsOf(doc: Doc, known: Known, covers: ReadonlyMap<number, Media>): Facts {
  const { num, author, age, sex, teacher, org, initial, yearLabel, seq, labels } = doc;
  const cover = covers.get(Number(doc.cover));
  return {
    ...{ num: text(num), author: text(author), age: text(age), sex: text(sex) },
    ...{ teacher: text(teacher), org: text(org), initial: text(initial), label: text(yearLabel) },
    seq: typeof seq === 'number' ? seq : null,
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

const asDocs = (found: { docs: readonly object[] }): Doc[] =>
  found.docs.map((doc) => ({ ...doc }) as Doc);

/** The works that are found by a condition: as they are published, or as the newest draft has them. */
export async function storedWorks(payload: Payload, where: Where, known: Known): Promise<Stored[]> {
  const published = asDocs(await payload.find({ collection: 'albums', where, ...all }));
  const ids = published.map(({ id }) => id);
  const inDraft: Where = ids.length > 0 ? { or: [{ id: { in: ids } }, where] } : where;
  const newest = asDocs(
    await payload.find({ collection: 'albums', where: inDraft, draft: true, ...all }),
  );
  const docs = new Map([...newest, ...published].map((doc) => [doc.id, doc]));
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
  }));
}

/** The stored works that rows of a sheet mean or collide with. */
export async function worksOf(
  payload: Payload,
  entries: readonly Entry[],
  known: Known,
): Promise<StoredWorks> {
  const nums = entries.flatMap(({ facts }) => (facts.num ? [facts.num] : []));
  const seqsOf = new Map<string, number[]>();
  for (const { facts } of entries) {
    if (!placeOf(facts)) continue;
    const seqs = seqsOf.get(String(facts.label)) ?? [];
    seqsOf.set(String(facts.label), [...seqs, Number(facts.seq)]);
  }
  const places = [...seqsOf].map(([label, seqs]): Where => {
    return { and: [{ yearLabel: { equals: label } }, { seq: { in: seqs } }] };
  });
  const or = [...(nums.length > 0 ? [{ num: { in: nums } }] : []), ...places];
  const stored = or.length > 0 ? await storedWorks(payload, { or }, known) : [];
  const byNumber = new Map(stored.map((work) => [work.facts.num, work]));
  const byPlace = new Map(stored.map((work) => [placeOf(work.facts), work]));
  return { ofNumber: (num) => byNumber.get(num), ofPlace: (place) => byPlace.get(place) };
}
