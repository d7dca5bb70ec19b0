import { placeOf, SHADES, shadeOf, WORLD } from './worldMap';

const codesOf = (codes: string) => codes.split(' ');

describe('placeOf', () => {
  it('knows countries large and small, in any case, and where they lie', () => {
    for (const code of codesOf('fr CN ua KZ XK TW PS ZA')) {
      const place = placeOf(code)!;
      const { x, y, outline } = place;
      expect(outline).toMatch(/^M\d+ \d+l[-\d ]+.*z$/);
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThan(WORLD.width);
      expect(y).toBeGreaterThan(0);
      expect(y).toBeLessThan(WORLD.height);
    }
    const [france, chile] = [placeOf('FR')!, placeOf('CL')!];
    expect(france.x).toBeGreaterThan(chile.x);
    expect(france.y).toBeLessThan(chile.y);
    // Not on Ashmore Island.
    expect(placeOf('AU')).toMatchObject({ small: false });
  });

  it('has a dot for those that a finger would miss', () => {
    for (const code of codesOf('SG MT MC BH LU HK')) expect(placeOf(code)?.small).toBe(true);
    for (const code of codesOf('FR BR IN EG')) expect(placeOf(code)?.small).toBe(false);
  });

  it('knows no others', () => {
    for (const code of ['', 'ZZ', 'constructor', 'AQ']) expect(placeOf(code)).toBeNull();
  });

  // Natural Earth draws it with Russia; docs/decisions/0051.
  it('gives Crimea to nobody', () => {
    const [west, east, north, south] = [1164, 1184, 208, 221];
    for (const code of ['RU', 'UA']) {
      const starts = [...placeOf(code)!.outline.matchAll(/M(\d+) (\d+)/g)].map(([, x, y]) => [
        Number(x),
        Number(y),
      ]);
      const inside = starts.filter(([x, y]) => x! > west && x! < east && y! > north && y! < south);
      expect(inside).toEqual([]);
    }
  });
});

describe('shadeOf', () => {
  it('is darker the more works there are', () => {
    expect([1, 2, 3, 9, 10, 29, 30, 99, 100, 100_000].map(shadeOf)).toEqual([
      0, 0, 1, 1, 2, 2, 3, 3, 4, 4,
    ]);
    expect(shadeOf(Infinity)).toBe(SHADES.length - 1);
  });
});
