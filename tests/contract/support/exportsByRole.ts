import { parseCsv } from 'hucre/csv';
import { readXlsx } from 'hucre/xlsx';
import { may } from '@/cms/access/may';
import type { User } from '@/cms/access/may';
import type { Person } from './people';

export const EXPORTED = ['albums', 'favourites', 'certificates', 'albumComments'] as const;
type List = (typeof EXPORTED)[number];

const FORMATS = {
  csv: async (bytes: Uint8Array) => parseCsv(Buffer.from(bytes).toString('utf8')),
  xlsx: async (bytes: Uint8Array) => (await readXlsx(bytes)).sheets[0]?.rows ?? [],
} as const;

/** As a list's address has them: all, one, none, and what the search field finds. */
const filtersOf = (id: string | number) => [
  '',
  `where=${encodeURIComponent(JSON.stringify({ id: { equals: id } }))}`,
  'where[id][equals]=999999999',
  'search=zoé',
];

const ofList = (query: string) => query.replace('search=', 'where[author][like]=');

type Asked = { cmsUrl: string; slug: List; id: string | number; user: User; person: Person };

/** What one may not have, or doesn't get though one may; also what is not as the list shows it. */
export async function wrongExports({ cmsUrl, slug, id, user, person }: Asked): Promise<string[]> {
  const wrongs: string[] = [];
  const isAllowed = may(user, 'read', slug);
  const queries = filtersOf(id).filter((query) => slug === 'albums' || !query.includes('search'));
  for (const query of queries) {
    const listed = `${slug}?draft=true&depth=0&limit=50&${ofList(query)}`;
    const { totalDocs = 0 } = (await person.ask('GET', listed)).body as { totalDocs?: number };
    for (const [format, read] of Object.entries(FORMATS)) {
      const path = `${slug}/export?format=${format}&${query}`;
      const { headers } = person;
      const answer = await fetch(`${cmsUrl}/api/${path}`, { headers, redirect: 'manual' });
      const bytes = new Uint8Array(await answer.arrayBuffer());
      const told = `${path}: ${answer.status}`;
      if (!isAllowed) {
        const isRefused = answer.status === 401 || answer.status === 403;
        if (!isRefused || /Zoé|@|WE2024/.test(Buffer.from(bytes).toString())) wrongs.push(told);
        continue;
      }
      const rows = answer.status === 200 ? (await read(bytes)).length - 1 : -1;
      if (rows !== totalDocs) wrongs.push(`${told}, ${rows} rows for ${totalDocs}`);
    }
  }
  return wrongs;
}
