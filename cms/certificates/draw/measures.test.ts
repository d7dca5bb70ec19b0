import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { CMS_DIR } from '../../env';
import { discsOf } from './measures';

const tokens = readFileSync(join(dirname(CMS_DIR), 'app/styles/tokens.css'), 'utf8');

/** What `[data-year]` gives a page. */
function accentOf(year: string): string {
  const rule = tokens.slice(tokens.indexOf(`[data-year$='${year.at(-1)}']`));
  const [, name = ''] = /--accent: var\((--palette-\d{4})\)/.exec(rule) ?? [];
  return new RegExp(`${name}: (#[0-9a-f]{6});`).exec(tokens)?.[1] ?? '';
}

test.each(Array.from({ length: 12 }, (_, index) => String(2019 + index)))(
  'the paper of %s has the colour that the year has on the website, and another beside it',
  (year) => {
    const { left, right } = discsOf(year);
    expect(left).toBe(accentOf(year));
    expect(right).not.toBe(left);
  },
);

test('a work of no year has discs, too', () => {
  expect(discsOf('')).toEqual(discsOf('2020'));
});
