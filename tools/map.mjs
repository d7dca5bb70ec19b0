import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { geoBounds, geoNaturalEarth1, geoPath } from 'd3-geo';
import { feature, merge } from 'topojson-client';
import { ROOT } from '../scripts/support/paths.mjs';

// Draws the map of the world anew (docs/decisions/0051), from Natural Earth's public data: `node tools/map.mjs`. What it writes is committed.

const read = (scale) =>
  JSON.parse(
    readFileSync(createRequire(import.meta.url).resolve(`world-atlas/countries-${scale}.json`)),
  );

const WIDTH = 2000;
const NO_LAND = 'AQ';
/** A country that is smaller than this each way is a dot, too. */
const SMALL = 24;

/** Natural Earth's numbers are those of ISO 3166, which Intl knows as regions. */
const codeOf = ({ id, properties }) => {
  if (properties.name === 'Kosovo') return 'XK';
  return id === undefined ? '' : (new Intl.Locale(`und-${id}`).region ?? '');
};

/** Whose it is, is disputed: Natural Earth draws it with Russia, the United Nations with Ukraine. It is given to neither. */
const isCrimea = (ring) => {
  const [[west, south], [east, north]] = geoBounds({ type: 'Polygon', coordinates: ring });
  return west > 32 && east < 37 && south > 44 && north < 46.5;
};
const withoutCrimea = ({ geometry, ...rest }) => ({
  ...rest,
  geometry: {
    type: 'MultiPolygon',
    coordinates: (geometry.type === 'Polygon'
      ? [geometry.coordinates]
      : geometry.coordinates
    ).filter((ring) => !isCrimea(ring)),
  },
});

const coarse = read('110m');
const fine = read('50m');
const countriesOf = (atlas) => feature(atlas, atlas.objects.countries).features.map(withoutCrimea);
const land = merge(
  coarse,
  coarse.objects.countries.geometries.filter((one) => codeOf(one) !== NO_LAND),
);
const projection = geoNaturalEarth1().fitWidth(WIDTH, land).precision(0);
const path = geoPath(projection).digits(0);
const [, [, HEIGHT]] = path.bounds(land);

/** A path in whole steps from point to point: half as long as one with places. */
function outline(shape) {
  let [x, y] = [0, 0];
  return (path(shape) ?? '')
    .replace(/([ML])(-?\d+),(-?\d+)/g, (_, letter, toX, toY) => {
      const [dx, dy] = [toX - x, toY - y];
      [x, y] = [Number(toX), Number(toY)];
      if (letter === 'M') return `M${x} ${y}l`;
      return dx || dy ? `${dx} ${dy} ` : '';
    })
    .replaceAll(' -', '-')
    .replaceAll(' Z', 'z');
}

const places = {};
const areas = {};
for (const country of countriesOf(fine)) {
  const code = codeOf(country);
  if (code.length !== 2 || code === NO_LAND) continue;
  // The largest part tells where it is: France's islands are far away, and Natural Earth has Australia's apart.
  for (const coordinates of country.geometry.coordinates) {
    const part = { type: 'Polygon', coordinates };
    const area = path.area(part);
    if (area <= (areas[code] ?? 0)) continue;
    areas[code] = area;
    const [[x0, y0], [x1, y1]] = path.bounds(part);
    const [x, y] = path.centroid(part).map(Math.round);
    places[code] = { x, y, small: x1 - x0 < SMALL && y1 - y0 < SMALL };
  }
}
const shapes = {};
for (const country of countriesOf(coarse)) {
  const code = codeOf(country);
  if (places[code]) shapes[code] = outline(country);
}

const size = { width: WIDTH, height: Math.ceil(HEIGHT) };
const write = (file, text) => writeFileSync(join(ROOT, file), text);
write('lib/domain/world/places.json', JSON.stringify({ ...size, places }));
write('lib/domain/world/shapes.json', JSON.stringify(shapes));
write(
  'public/icons/world.svg',
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size.width} ${size.height}"><path d="${outline(land)}"/></svg>\n`,
);
