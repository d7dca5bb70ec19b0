import { expect, test, visit } from './support/story';

/** How far the ink of Arabic words is below the top, in pixels at 200 px, in the face of the page's running text. */
function inkTops(...words: string[]) {
  const { fontFamily } = getComputedStyle(document.querySelector('main p')!);
  const pen = document.createElement('canvas').getContext('2d', { willReadFrequently: true })!;
  const [width, height] = [600, 400];
  Object.assign(pen.canvas, { width, height });
  Object.assign(pen, { font: `200px ${fontFamily}`, direction: 'rtl', textAlign: 'right' });
  return words.map((word) => {
    pen.clearRect(0, 0, width, height);
    pen.fillText(word, width - 20, 250);
    const { data } = pen.getImageData(0, 0, width, height);
    return Math.floor(data.findIndex((value, at) => at % 4 === 3 && value > 128) / 4 / width);
  });
}

test('Arabic words stand on one line, whether they end with a dot or not', async ({ visitor }) => {
  await visit(visitor, '/ar/privacy');
  const [alone = 0, ...words] = await visitor.run(inkTops, 'ا', 'اس', 'اب', 'ات', 'ان', 'اي');
  expect(alone).toBeGreaterThan(0);
  for (const top of words) expect(Math.abs(top - alone)).toBeLessThan(3);
});
