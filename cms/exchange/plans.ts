import { nameKey } from '@/lib/plain';
import { namedSign, oddSign } from '../certificates/certificateNumber';
import { movedLabels } from '../collections/movedLabels';
import {
  anyTitle,
  isOfPicture,
  joinLabels,
  placeOf,
  splitLabels,
  type Entry,
  type Facts,
} from './entries';
import { isError, type Fault, type FaultCode } from './faults';
import type { Known } from './known';
import { examine, prepare, type Pictures, type Prepared } from './pictures';
import type { Stored, StoredWorks } from './storedWorks';

export type Action = 'made' | 'changed' | 'same' | 'skipped';

/** What a row does. `changes`: the facts to be written. */
export type Plan = {
  row: number;
  key: string;
  action: Action;
  faults: Fault[];
  stored: Stored | undefined;
  changes: Facts;
  /** The file in the folder that `changes.picture` is made of. */
  path: string | null;
};

/** What the rows before have taken, and what has been told already. */
type Seen = { keys: Set<string>; told: Set<string> };
export const nothingSeen = (): Seen => ({ keys: new Set(), told: new Set() });

export type Context = {
  known: Known;
  pictures: Pictures;
  seen: Seen;
  /** Rows that a process which died was writing: what it did. Their works may be half there. */
  left?: ReadonlyMap<number, 'made' | 'changed'>;
  /** Whether a row was done before the import was stopped: its work stays as it is now, unless it is gone. */
  wasDone?: (row: number) => boolean;
};

export const keyOf = (facts: Facts) => String(facts.num ?? placeOf(facts));

type Tell = (code: FaultCode, value?: unknown, column?: string) => void;

/** Remembers the row's number and place, and tells of one that was there before. */
export function checkTwice({ facts }: Entry, { keys }: Seen, tell: Tell = () => undefined) {
  const place = placeOf(facts);
  const taken = [
    ['numberTwice', `num ${facts.num}`, facts.num],
    ['placeTwice', `place ${place}`, place],
  ] as const;
  for (const [code, key, value] of taken) {
    if (!value) continue;
    if (keys.has(key)) tell(code, value);
    keys.add(key);
  }
}

/** The work that a row means: by its number, else by year and number in the year. */
function workOf({ facts }: Entry, works: StoredWorks, tell: Tell): Stored | undefined {
  const place = placeOf(facts);
  const there = place ? works.ofPlace(place) : undefined;
  const named = facts.num ? works.ofNumber(String(facts.num)) : undefined;
  const isSame = there && (!facts.num || !there.facts.num || there.facts.num === facts.num);
  if (there && there.id !== named?.id && (named || !isSame)) tell('placeTaken', place);
  return named ?? (isSame ? there : undefined);
}

/** What a draft that was saved by hand has left stays taken, until it is published: the row would fail when it is written. */
function tellKept({ facts }: Entry, stored: Stored | undefined, works: StoredWorks, tell: Tell) {
  const [num, place] = [facts.num ? String(facts.num) : '', placeOf(facts)];
  const keepers = [
    num && !works.ofNumber(num) ? works.keeperOfNumber(num) : undefined,
    place && !works.ofPlace(place) ? works.keeperOfPlace(place) : undefined,
  ];
  const other = keepers.find((keeper) => keeper && keeper.id !== stored?.id);
  if (other) tell('keptForDraft', keyOf(other.facts));
}

/** A number that is there already stays. */
function tellOddSign({ facts: { num } }: Entry, stored: Stored | undefined, tell: Tell) {
  const sign = num && num !== stored?.facts.num ? oddSign(String(num)) : '';
  if (sign) tell('oddSign', namedSign(sign));
}

/** Each once, where it is first named. */
function tellMissing({ facts }: Entry, { known, seen }: Context, tell: Tell) {
  const named = [
    ['newCountry', 'country', facts.country],
    ['newLabel', 'label', facts.label],
    ['newOrganisation', 'organisation', facts.organisation],
  ] as const;
  for (const [code, kind, value] of named) {
    if (!value || !known.isMissing(kind, String(value))) continue;
    const key = `${kind} ${nameKey(String(value))}`;
    if (!seen.told.has(key)) tell(code, value);
    seen.told.add(key);
  }
}

/** By the row's own file name, else by its number; a row may also tell that there is none. */
function foundFor({ picture, num }: Facts, pictures: Pictures) {
  if (picture) return pictures.named(String(picture));
  return num && picture !== null ? pictures.ofNumber(String(num)) : null;
}

/** The path of the row's picture. A sheet may also name the stored picture without bringing it. */
async function pictureOf(
  { facts }: Entry,
  stored: Stored | undefined,
  { pictures }: Context,
  tell: Tell,
) {
  const found = foundFor(facts, pictures);
  if (!found) return null;
  if (!('path' in found)) {
    const isStored = facts.picture && facts.picture === stored?.facts.picture;
    if (!isStored) tell(found.code, found.value);
    return null;
  }
  for (const { code, value } of await examine(found.path)) tell(code, value);
  return found.path;
}

/** What a new work has beyond what its row tells. */
function completed(facts: Facts, hasPicture: boolean, tell: Tell): Facts {
  const title = anyTitle(facts);
  if (!title) tell('noTitle');
  if (!facts.author) tell('noAuthor');
  if (title && !facts['name.en']) tell('titleOfOther', title);
  if (!hasPicture && facts.published !== false) tell('noPicture');
  const { labels = facts.label ?? null, published = true } = facts;
  return {
    ...facts,
    'name.en': facts['name.en'] ?? title ?? null,
    labels,
    published: published && hasPicture,
  };
}

/** Another picture has no description yet: what the row tells is written, also if the one before was described so. */
function different(wanted: Facts, current: Facts): Facts {
  const isOther = Boolean(wanted.picture) && wanted.picture !== current.picture;
  const differs = (key: string, value: unknown) =>
    value !== current[key] || (isOther && isOfPicture(key));
  return Object.fromEntries(Object.entries(wanted).filter(([key, value]) => differs(key, value)));
}

/** A work that moves to another year leaves the list of the one before, unless its row tells the lists. */
function followYear(changes: Facts, { labels: told }: Facts, { label, labels }: Facts) {
  if (told !== undefined || !labels || !label || !changes.label) return;
  const moved = movedLabels(splitLabels(String(labels)), String(label), String(changes.label));
  if (joinLabels(moved) !== labels) changes.labels = joinLabels(moved);
}

/** A work must keep a title, the author that it has and, while it is published, a picture. */
function checkEmptied(changes: Facts, current: Facts, tell: Tell) {
  const after = { ...current, ...changes };
  if (!after['name.en']) tell('noTitle');
  if (changes.author === null && current.author) tell('noAuthor');
  if (after.published && !after.picture) {
    changes.published = false;
    if (!current.published) delete changes.published;
    tell('noPicture');
  }
}

/** What is no longer without a picture may be a draft because an editor has taken it down. */
function tellDraft(changes: Facts, { facts }: Entry, current: Facts, tell: Tell) {
  const { picture, published } = { ...current, ...changes };
  if (picture && !published && facts.published === undefined) tell('staysDraft');
}

export async function planOf(entry: Entry, works: StoredWorks, context: Context): Promise<Plan> {
  const { row } = entry;
  const faults = [...entry.faults];
  const tell: Tell = (code, value = '', column = '') =>
    void faults.push({ row, column, code, value: String(value) });
  checkTwice(entry, context.seen, tell);
  const stored = workOf(entry, works, tell);
  const left = context.left?.get(row);
  const stays = stored !== undefined && !left && context.wasDone?.(row) === true;
  if (stored?.hasNewerDraft && !left && !stays) tell('unfinishedDraft');
  tellKept(entry, stored, works, tell);
  tellOddSign(entry, stored, tell);
  tellMissing(entry, context, tell);
  const path = await pictureOf(entry, stored, context, tell);
  const { picture: _, ...facts } = entry.facts;
  const isEmptied = entry.facts.picture === null;
  let changes: Facts = {};
  if (!stored) changes = completed(facts, path !== null, tell);
  else if (!stays && !faults.some(isError)) {
    // Only here its content counts: a new work has none to compare it with.
    const picture = path && (await prepared(path)).storedName;
    const told = left === 'made' ? completed(facts, path !== null, tell) : facts;
    const wanted = path || isEmptied ? { ...told, picture } : told;
    // What a process that died has written isn't compared: Payload may know an older version only.
    changes = left ? wanted : different(wanted, stored.facts);
    followYear(changes, facts, stored.facts);
    checkEmptied(changes, stored.facts, tell);
    tellDraft(changes, entry, stored.facts, tell);
  }
  const plan = { row, key: keyOf(entry.facts), stored, changes, path };
  if (faults.some(isError)) {
    // What it would be like doesn't matter then.
    return {
      ...plan,
      action: 'skipped',
      faults: faults.filter(({ code }) => code !== 'noPicture'),
    };
  }
  const isAgain = left !== undefined && stored !== undefined;
  return { ...plan, action: isAgain ? 'changed' : actionOf(stored, changes), faults };
}

const actionOf = (stored: Stored | undefined, changes: Facts): Action =>
  !stored ? 'made' : Object.keys(changes).length > 0 ? 'changed' : 'same';

/** A picture that can't be drawn is noticed when its row is written. */
const prepared = (path: string): Promise<Pick<Prepared, 'storedName'>> =>
  prepare(path).catch(() => ({ storedName: path }));
