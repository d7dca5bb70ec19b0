/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { COLOURS, SHADES, type Colour } from '@/lib/contract/colours';
import { CMS_DIR } from '../env';
import { coloursOf, NO_COLOURS } from './ofPicture';
import { bitsOf, LAST_PLACE } from './palette';
import { sharesOf } from './text';

type Part = { colour: string; width: number };

/** Stripes beside each other, 100 wide together. */
const striped = (...parts: Part[]): Sharp => {
  let x = 0;
  const stripes = parts.map(({ colour, width }) => {
    const stripe = `<rect x="${x}" width="${width}" height="60" fill="${colour}"/>`;
    x += width;
    return stripe;
  });
  return sharp(Buffer.from(`<svg width="100" height="60">${stripes.join('')}</svg>`)).png();
};
const plain = (colour: string) => striped({ colour, width: 100 });

const namesOf = async (picture: Sharp) =>
  sharesOf((await coloursOf(await picture.toBuffer())).palette).map(({ colour }) => colour);

describe('What somebody would call a colour', () => {
  it.each(COLOURS)('%s is what its swatch shows', async (colour) => {
    expect(await namesOf(plain(SHADES[colour]))).toEqual([colour]);
  });

  it.each([
    ['#ff0000', 'red'],
    ['#8b0000', 'red'],
    ['#ff7f00', 'orange'],
    ['#ffff00', 'yellow'],
    ['#ffc80a', 'yellow'],
    ['#00ff00', 'green'],
    ['#556b2f', 'green'],
    ['#008080', 'blue'],
    ['#0000ff', 'blue'],
    ['#87ceeb', 'blue'],
    ['#14144b', 'blue'],
    ['#800080', 'purple'],
    ['#b28dff', 'purple'],
    ['#ff69b4', 'pink'],
    ['#ffc0cb', 'pink'],
    ['#8b4513', 'brown'],
    ['#5c3a21', 'brown'],
    ['#111111', 'black'],
    ['#808080', 'grey'],
    ['#f5f1e6', 'white'],
  ] as [string, Colour][])('%s: %s', async (shade, colour) => {
    expect(await namesOf(plain(shade))).toEqual([colour]);
  });
});

describe('A picture’s colours', () => {
  it('are those of which there is a good part, the most first', async () => {
    const some = [
      { colour: SHADES.blue, width: 60 },
      { colour: SHADES.red, width: 35 },
      { colour: SHADES.green, width: 5 },
    ];
    expect(await namesOf(striped(...some))).toEqual(['blue', 'red']);
  });

  it('are the strong ones, not the paper they are on nor its outlines', async () => {
    const some = [
      { colour: '#fbf8f1', width: 35 },
      { colour: '#8a8a8a', width: 25 },
      { colour: SHADES.black, width: 20 },
      { colour: SHADES.red, width: 20 },
    ];
    expect(await namesOf(striped(...some))).toEqual(['red']);
  });

  it('include white where most of it is', async () => {
    const some = [
      { colour: '#ffffff', width: 80 },
      { colour: SHADES.red, width: 20 },
    ];
    expect(await namesOf(striped(...some))).toEqual(['white', 'red']);
  });

  it('are grey where nothing else is: a drawing in pencil', async () => {
    const pencil = striped({ colour: '#777777', width: 70 }, { colour: '#ffffff', width: 30 });
    expect(await namesOf(pencil.greyscale().toColourspace('b-w').png())).toEqual(['grey']);
  });

  it('are not those of what nobody sees', async () => {
    const some = [
      { colour: 'rgba(200, 0, 0, 0.1)', width: 70 },
      { colour: SHADES.green, width: 30 },
    ];
    expect(await namesOf(striped(...some))).toEqual(['green']);
    const nothing = await plain('rgba(200, 0, 0, 0)').toBuffer();
    expect(await coloursOf(nothing)).toEqual({ ...NO_COLOURS, color: '#ffffff' });
  });

  it.each(['rgba(0, 0, 0, 0)', 'rgba(0, 0, 200, 0.5)'])(
    'are white behind a picture through which something is seen: %s',
    async (colour) => {
      const some = [
        { colour: SHADES.red, width: 90 },
        { colour, width: 10 },
      ];
      const { color, palette } = await coloursOf(await striped(...some).toBuffer());
      expect([color, palette]).toEqual(['#ffffff', expect.stringContaining('red')]);
    },
  );

  it.each(['jpeg', 'webp', 'avif', 'gif', 'tiff'] as const)('are found in a %s', async (format) => {
    expect(await namesOf(plain(SHADES.blue)[format]())).toEqual(['blue']);
  });

  it('are found in a single point, and in sixteen bits', async () => {
    const create = { width: 1, height: 1, channels: 3, background: '#ff0000' } as const;
    const { color, colours, palette, hue } = await coloursOf(
      await sharp({ create }).png().toBuffer(),
    );
    expect({ color, colours, palette }).toEqual({
      color: '#ff0000',
      colours: bitsOf(['red']),
      palette: 'red:100',
    });
    expect(hue).toBeLessThan(1000);
    expect(await namesOf(plain(SHADES.purple).toColourspace('rgb16').png())).toEqual(['purple']);
  });

  it('of CMYK are those of the screen', async () => {
    expect(await namesOf(plain(SHADES.green).toColourspace('cmyk').jpeg())).toEqual(['green']);
  });

  it('are none of what is no picture', async () => {
    await expect(coloursOf(Buffer.from('GIF? no'))).rejects.toThrow();
  });

  it('stand in the order of the rainbow, and white is last', async () => {
    const shades = Object.values(SHADES);
    const places = await Promise.all(
      shades.map(async (shade) => (await coloursOf(await plain(shade).toBuffer())).hue),
    );
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    expect(new Set(places).size).toBe(COLOURS.length);
    expect(Math.max(...places)).toBeLessThan(LAST_PLACE);
  });
});

/** Looked at by a person, who wrote down what they are. */
describe('Works of the demo', () => {
  it.each([
    ['2022-132', ['orange', 'brown', 'blue']], // a face before orange, dark blue stripes
    ['2024-004', ['blue']], // a rocket in the night
    ['2022-131', ['yellow', 'green', 'orange']], // a yellow robot
    ['2022-130', ['yellow', 'purple']], // a purple cat before yellow dots
    ['2022-008', ['green', 'blue']], // children below a rainbow, on a light green
    ['2024-019', ['green', 'red']], // a red heart above green
    ['2021-010', ['purple', 'green']], // a face before lilac
    ['2020-002', ['pink', 'red']], // pink dots, a red dress
    ['2024-022', ['blue']], // a rocket
    ['2022-077', ['brown']], // a family in sepia
  ] as [string, Colour[]][])('%s is %j', async (name, colours) => {
    const data = readFileSync(join(CMS_DIR, 'demo/works', `${name}.jpg`));
    expect(sharesOf((await coloursOf(data)).palette).map(({ colour }) => colour)).toEqual(colours);
  });
});
