import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { COLORS, PIGMENTS } from './colors';

const tokens = readFileSync(join(process.cwd(), 'app/styles/tokens.css'), 'utf8');

const named = Object.entries(COLORS).map(([name, color]) => [
  name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
  color,
]);

const pigments = PIGMENTS.flatMap(({ fill, deep, wash }, index) => {
  const year = 2020 + index;
  return [
    [`${year}`, fill],
    [`${year}-deep`, deep],
    [`${year}-wash`, wash],
  ];
});

test.each([...named, ...pigments])('%s is %s on the website, too', (name, color) => {
  expect(tokens).toContain(`--palette-${name}: ${color};`);
});
