import { drawSeal } from './seal';

const OWN = 'Paris · 2020 · One World, One Future ·';
const LONG =
  'Association internationale pour les arts plastiques · Paris · 2020 · Un monde, un avenir ·';
/** The circumference at the line on which the words stand, in the drawing's pixels. */
const CIRCLE = 2 * Math.PI * 39;

/** How much room the letters of a seal take up, and how large they are. */
async function roomOf(text: string) {
  const letters = [...(await drawSeal(text)).matchAll(/ width="(\d+)".*? scale\((.+?)\)"/g)];
  const scale = Number(letters[0]?.[2]);
  const room = letters.reduce((sum, [, width]) => sum + Number(width) * scale, 0);
  return { scale, room, count: letters.length };
}

test('A long text goes once round the seal, in smaller letters', async () => {
  const [own, long] = [await roomOf(OWN), await roomOf(LONG)];
  expect(long.count).toBe(LONG.replaceAll(' ', '').length);
  expect(long.room).toBeGreaterThan(0.6 * CIRCLE);
  expect(long.room).toBeLessThan(CIRCLE);
  expect(long.scale).toBeLessThan(own.scale);
});

test('A short one has letters of one size', async () => {
  expect((await roomOf('Paris · 2020 ·')).scale).toBe((await roomOf(OWN)).scale);
});
