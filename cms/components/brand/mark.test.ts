import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { Mark } from './Mark';

const read = (path: string) => readFileSync(join(__dirname, '../../..', path), 'utf8');

/** The discs of a drawing. */
const pathsIn = (text: string) => [...new Set(text.match(/M\d+ \d+[ \d]+Z/g))].sort();

/** The icon is a square: the discs are in its middle. */
const BELOW = 25;
const moved = (path: string) => {
  const places = (path.match(/\d+/g) ?? []).map(Number);
  return `M${places.map((place, index) => (index % 2 ? place - BELOW : place)).join(' ')}Z`;
};

describe('The mark of the CMS', () => {
  it('is the website’s', () => {
    expect(read('cms/app/(payload)/icon.svg')).toBe(read('app/icon.svg'));
    expect(pathsIn(read('app/icon.svg'))).toHaveLength(2);
    const discs = pathsIn(renderToString(createElement(Mark, { size: 18 })));
    expect(discs).toEqual(pathsIn(read('app/icon.svg')).map(moved).sort());
  });
});
