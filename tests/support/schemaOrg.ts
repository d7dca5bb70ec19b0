import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isRecord } from '@/lib/record';

// schema.org's types and their properties, from the package schema-dts.
const DEFINITIONS = join(process.cwd(), 'node_modules/schema-dts/dist/schema.d.ts');
const BASE = /^(?:export )?interface (\w+)Base extends ([^{]+) \{\n([\s\S]*?)^\}/gm;
const LEAF =
  /^export (?:interface|type) \w+Leaf\b(?: extends ([^{]+))?[^"]*(?:"[^@][^"]*"[^"]*)*"@type": "([^"]+)"/gm;
const PROPERTY = /^ {4}"([a-zA-Z]+)"\?:/gm;

type Definition = { parents: string[]; properties: string[] };

const namesOf = (list = '') => [...list.matchAll(/(\w+)Base/g)].flatMap(([, name]) => name ?? []);

function readVocabulary() {
  const source = readFileSync(DEFINITIONS, 'utf8');
  const bases = new Map<string, Definition>();
  for (const [, name = '', parents, body = ''] of source.matchAll(BASE)) {
    const properties = [...body.matchAll(PROPERTY)].flatMap(([, property]) => property ?? []);
    bases.set(name, { parents: namesOf(parents), properties });
  }
  const types = new Map<string, string[]>();
  for (const [, parents, type = ''] of source.matchAll(LEAF)) types.set(type, namesOf(parents));
  return { bases, types };
}

const { bases, types } = readVocabulary();

function propertiesOf(base: string): string[] {
  const { parents, properties } = bases.get(base) ?? { parents: [], properties: [] };
  return [...properties, ...parents.flatMap(propertiesOf)];
}

/** The faults of a node and its children: unknown types, properties that a type lacks, empty values. */
export function faultsOf(value: unknown, at = '$'): string[] {
  if (Array.isArray(value)) return value.flatMap((one, i) => faultsOf(one, `${at}[${i}]`));
  if (value === '' || value === null || value === undefined) return [`${at} is empty`];
  if (!isRecord(value)) return [];
  const { '@type': type, '@id': id, '@context': _context, ...properties } = value;
  if (type === undefined)
    return id && Object.keys(properties).length === 0 ? [] : [`${at}: no type`];
  const known = types.get(String(type));
  if (!known) return [`${at}: schema.org has no type ${String(type)}`];
  const allowed = new Set([...known.flatMap(propertiesOf)]);
  return Object.entries(properties).flatMap(([name, child]) => [
    ...(allowed.has(name) ? [] : [`${at}: ${String(type)} has no property ${name}`]),
    ...faultsOf(child, `${at}.${name}`),
  ]);
}
