import { traverseFields, type CollectionSlug, type Payload } from 'payload';
import type { Id } from './idsInOrder';
import { asText, partOf } from './parts';
import type { Doc } from './sheet';

type Fields = Parameters<typeof traverseFields>[0]['fields'];

/** `media 12` for each document that one refers to by itself, not within a text. */
function relationsOf(fields: Fields, doc: Doc): string[] {
  const found: string[] = [];
  traverseFields({
    fields,
    ref: doc,
    fillEmpty: false,
    callback: ({ field, ref }) => {
      if (field.type !== 'relationship' && field.type !== 'upload') return;
      for (const id of [partOf(ref, field.name)].flat()) {
        if (asText(id)) found.push(`${field.relationTo} ${asText(id)}`);
      }
    },
  });
  return found;
}

/** Which documents an archive has, and what it lacks of what they refer to. */
export function relationsIn({ collections }: Payload) {
  const there = new Set<string>();
  const wanted = new Map<string, string>();
  const want = (name: string, fields: Fields, doc: Doc) => {
    for (const other of relationsOf(fields, doc)) {
      if (!wanted.has(other)) wanted.set(other, name);
    }
  };
  return {
    note: (slug: CollectionSlug, doc: Doc & { id: Id }) => {
      const name = `${slug} ${doc.id}`;
      there.add(name);
      want(name, collections[slug].config.fields, doc);
    },
    noteGlobal: ({ slug, fields }: { slug: string; fields: Fields }, data: Doc) =>
      want(slug, fields, data),
    broken: () =>
      [...wanted].flatMap(([other, name]) => (there.has(other) ? [] : `${name} names ${other}`)),
  };
}
