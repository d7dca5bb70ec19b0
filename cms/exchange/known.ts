import type { Payload } from 'payload';
import { nameKey } from '@/lib/plain';
import { anyIdOf, idOf } from '../idOf';
import { inAllLanguages } from '../quietly';
import { toCountryNames } from '../structure/data/countries';
import { plainHeading } from './columns';
import { countryFinder } from './countries';

type Id = number | string;

/** What sheets refer to, and what the import makes of it when it is not there. */
export type Known = {
  countryOf: (text: string) => string | undefined;
  labelOf: (text: string) => string | undefined;
  codeOf: (area: unknown) => string | null;
  organisationOf: (id: unknown) => string | null;
  /** The name as it is stored, if it differs in case or accents only. */
  spelled: (organisation: string) => string;
  /** `kind value` of what an import would make. */
  isMissing: (kind: 'country' | 'label' | 'organisation', value: string) => boolean;
  needArea: (code: string) => Promise<number>;
  needLabel: (id: string) => Promise<string>;
  needOrganisation: (name: string) => Promise<number>;
};

const everything = { depth: 0, limit: 0, pagination: false, locale: 'all' } as const;

const textsOf = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : Object.values(value ?? {}).filter((text) => typeof text === 'string');

/** A year that an exhibition may have, so that the first sheet can bring it. */
const isYear = (text: string) => /^(?:19|20)\d\d$/.test(text);

/** Asks for each only once, also when several works need it at the same time. */
function once<T extends Id>(found: Map<string, T>, make: (key: string) => Promise<T>) {
  const making = new Map<string, Promise<T>>();
  return (key: string, name = key): Promise<T> => {
    const there = found.get(key);
    if (there !== undefined) return Promise.resolve(there);
    const promise = making.get(key) ?? make(name).then((id) => (found.set(key, id), id));
    making.set(key, promise);
    promise.catch(() => making.delete(key));
    return promise;
  };
}

export async function readKnown(payload: Payload): Promise<Known> {
  const [areas, labels, years, organisations] = await Promise.all([
    payload.find({ collection: 'areas', ...everything }),
    payload.find({ collection: 'labels', ...everything }),
    payload.find({ collection: 'years', select: { year: true, label: true }, ...everything }),
    payload.find({ collection: 'organisations', ...everything }),
  ]);
  const areaIds = new Map(areas.docs.map(({ code, id }) => [code, id]));
  const labelIds = new Map(labels.docs.map(({ id }) => [id, id]));
  const organisationIds = new Map(organisations.docs.map(({ name, id }) => [nameKey(name), id]));
  // A label is meant by its title, by the year that has it, and first of all by its id.
  const labelNames = new Map(
    [
      ...labels.docs.flatMap(({ id, title }) => textsOf(title).map((name) => [name, id] as const)),
      // The draft of a year may have no number yet.
      ...years.docs.flatMap(({ year, label }) =>
        year && label ? [[year, idOf(label)] as const] : [],
      ),
      ...labels.docs.map(({ id }) => [id, id] as const),
    ].map(([name, id]) => [plainHeading(name), id]),
  );
  const codes = new Map(areas.docs.map(({ code, id }) => [id, code]));
  const names = new Map(organisations.docs.map(({ name, id }) => [id, name]));

  const needArea = once(areaIds, async (code) => {
    const data = { code, name: toCountryNames(code) as never };
    const { id } = await payload.create({ collection: 'areas', data, ...inAllLanguages() });
    codes.set(id, code);
    return id;
  });
  const needLabel = once(labelIds, async (id) => {
    const data = { id, kind: 'year' as const, title: id };
    await payload.create({ collection: 'labels', data, ...inAllLanguages(), locale: 'en' });
    return id;
  });
  const needOrganisation = once(organisationIds, async (name) => {
    const { id } = await payload.create({
      collection: 'organisations',
      data: { name },
      ...inAllLanguages(),
    });
    names.set(id, name);
    return id;
  });

  const found = { country: areaIds, label: labelIds, organisation: organisationIds };
  return {
    countryOf: countryFinder(areas.docs.map(({ code, name }) => ({ code, names: textsOf(name) }))),
    labelOf: (text) => labelNames.get(plainHeading(text)) ?? (isYear(text) ? text : undefined),
    codeOf: (area) => codes.get(Number(anyIdOf(area))) ?? null,
    organisationOf: (id) => names.get(Number(anyIdOf(id))) ?? null,
    spelled: (name) => names.get(organisationIds.get(nameKey(name)) ?? 0) ?? name,
    isMissing: (kind, value) => !found[kind].has(kind === 'organisation' ? nameKey(value) : value),
    needArea: (code) => needArea(code),
    needLabel: (id) => needLabel(id),
    needOrganisation: (name) => needOrganisation(nameKey(name), name),
  };
}
