import { rows } from '../queries/database';
import type { SQL } from '../queries/sql';
import { findPublishedFile } from './publishedFile';

jest.mock('../queries/database', () => ({
  rows: jest.fn(),
  epochOf: (value: string | null) => value && Date.parse(value),
}));

type Text = { html?: string; content?: string; shown_last?: string };

const MADE = '2026-01-02T10:00:00.000Z';

/** A database with pictures, by their ids, that no document references, and these texts; how often they were looked through. */
function aDatabase(names: readonly string[], texts: () => Text[]) {
  const looked: string[] = [];
  const answer = async ({ sql, values }: SQL) => {
    if (!sql.includes('FROM media m WHERE')) {
      looked.push(sql);
      return texts().map((text) => ({ html: null, content: null, shown_last: null, ...text }));
    }
    const filename = String(values.at(-1));
    const file = { filename, filesize: 1, created_at: MADE, prefix: null, _objectkey: null };
    return [{ ...file, id: names.indexOf(filename), named: 0 }];
  };
  jest.mocked(rows).mockImplementation(answer as typeof rows);
  return looked;
}

const found = async (names: readonly string[]) => {
  const files = await Promise.all(names.map((name) => findPublishedFile('download', name)));
  return files.flatMap((file) => file?.filename ?? []);
};

it('looks through the texts once for all files that are asked for meanwhile', async () => {
  const names = Array.from({ length: 150 }, (_, at) => `gone-${at}.jpg`);
  const looked = aDatabase(names, () => [{ html: '<img src="/download/gone-7.jpg">' }]);
  const first = found(names.slice(0, 50));
  await new Promise((resolve) => setTimeout(resolve, 10));
  const then = [found(names.slice(50, 100)), found(names.slice(100))];
  expect(await first).toEqual(['gone-7.jpg']);
  expect(await Promise.all(then)).toEqual([[], []]);
  expect(looked).toHaveLength(2);
});

it('finds what was published just now', async () => {
  const texts: Text[] = [];
  aDatabase(['new.jpg'], () => texts);
  expect(await found(['new.jpg'])).toEqual([]);
  texts.push({ html: '<p>a</p><a href="https://a.test/download/new.jpg?b">' });
  expect(await found(['new.jpg'])).toEqual(['new.jpg']);
});

it('knows a file in rich text by its id, at any depth, and in HTML by its whole name', async () => {
  const upload = { type: 'upload', relationTo: 'media', value: 1 };
  const content = JSON.stringify({ root: { children: [{ children: [upload] }] } });
  const names = ['zero.jpg', 'one.jpg', 'two.jpg'];
  aDatabase(names, () => [{ content }, { html: '<img src="/download/twenty-two.jpg">' }]);
  expect(await found(names)).toEqual(['one.jpg']);
});

it('shows in what was taken down only what visitors can’t have seen there', async () => {
  const html = (name: string) => `<img src="/download/${name}">`;
  aDatabase(['seen.jpg', 'later.jpg'], () => [
    { html: html('seen.jpg'), shown_last: '2026-01-03T10:00:00.000Z' },
    { html: html('later.jpg'), shown_last: '2026-01-01T10:00:00.000Z' },
  ]);
  expect(await found(['seen.jpg', 'later.jpg'])).toEqual(['later.jpg']);
});

it('looks again after the database has failed', async () => {
  let isAway = true;
  const looked = aDatabase(['back.jpg'], () => {
    if (isAway) throw new Error('away');
    return [{ html: '<a href="/download/back.jpg">' }];
  });
  await expect(found(['back.jpg'])).rejects.toThrow('away');
  isAway = false;
  expect(await found(['back.jpg'])).toEqual(['back.jpg']);
  expect(looked).toHaveLength(2);
});
