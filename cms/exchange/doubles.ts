import type { CollectionSlug } from 'payload';
import type { Id } from './idsInOrder';
import { asId, asText } from './parts';
import type { Doc } from './sheet';

/** What no two documents may share, as a name for it. Empty: it has none. */
type Unique = (doc: Doc) => string;

const place: Unique = ({ yearLabel, seq }) =>
  asId(yearLabel) && asText(seq) && `place ${asText(seq)} of ${asId(yearLabel)}`;

/** Of collections with drafts, which may have in common what the database refuses when they are read in. */
const UNIQUE = new Map<CollectionSlug, readonly Unique[]>([
  ['albums', [({ num }) => asText(num) && `certificate number ${asText(num)}`, place]],
  ['years', [({ year }) => asText(year) && `year ${asText(year)}`]],
]);

/** `certificate number WE2024-1: 12, 34` for each that several documents have. */
export async function doublesIn(
  slug: CollectionSlug,
  docs: AsyncIterable<Doc & { id: Id }>,
): Promise<string[]> {
  const owners = new Map<string, Id[]>();
  for await (const doc of docs) {
    for (const nameOf of UNIQUE.get(slug) ?? []) {
      const name = nameOf(doc);
      if (name) owners.set(name, [...(owners.get(name) ?? []), doc.id]);
    }
  }
  return [...owners].flatMap(([name, ids]) =>
    ids.length > 1 ? [`${name}: ${ids.join(', ')}`] : [],
  );
}
