import { scaledSizes, widthsFor } from './pictureWidths.mjs';

/** What is drawn at 390 px and three points, 412 and 1.75, 1440 and one, 1440 and two. */
it.each([
  ['100vw', [1170, 721, 1440, 2560], [640, 828, 1080, 1440, 1920, 2560]],
  ['(width < 40rem) 70vw, 26rem', [819, 505, 416, 832], [390, 640, 828, 1080]],
  [
    '(width < 40rem) 180px, (width < 64rem) 305px, 267px',
    [540, 315, 267, 534],
    [200, 256, 320, 390, 640],
  ],
  ['96px', [192], [128, 200]],
])('A place of %s: what is asked for is there, and little else', (sizes, asked, widths) => {
  expect(widthsFor(sizes)).toEqual(widths);
  for (const points of asked) expect(Math.max(...widthsFor(sizes))).toBeGreaterThanOrEqual(points);
});

it.each([
  ['100%', '(width < 50.5rem) 45vw, 20rem'],
  ['64%', '(width < 50.5rem) 29vw, 13rem'],
])('%s of a place are %s: the limits stay', (part, scaled) =>
  expect(scaledSizes('(width < 50.5rem) 45vw, 20rem', part)).toBe(scaled),
);
