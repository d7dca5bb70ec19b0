import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const read = (path: string) => readFileSync(join(__dirname, '../../..', path), 'utf8');

/** The discs of a drawing. */
const pathsIn = (text: string) => [...new Set(text.match(/M\d+ \d+[ \d]+Z/g))].sort();

describe('The mark of the CMS', () => {
  it('is the website’s', () => {
    expect(read('cms/app/(payload)/icon.svg')).toBe(read('app/icon.svg'));
    expect(pathsIn(read('app/icon.svg'))).toHaveLength(2);
    expect(pathsIn(read('cms/components/brand/Mark.tsx'))).toEqual(pathsIn(read('app/icon.svg')));
  });
});
