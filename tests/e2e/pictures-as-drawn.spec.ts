import { sparePictures } from '../support/accessibility';
import { STAGE } from '../support/gallery';
import { expect, test, visit } from '../support/visitor';

const GALLERY = '/albumsView?labelIds=2022';
const PLACES = [
  ['/', '#past'],
  ['/exhibition/2024', '#works'],
  [GALLERY, STAGE],
  [`${GALLERY}&view=wall`, 'main'],
  ['/shelf#works=1,2,3,4,5', 'main'],
  ['/countries/fr', 'main'],
  ['/videosView', STAGE],
] as const;

/** Phones upright and on their side, a tablet, a desk. */
const WINDOWS = [
  { width: 360, height: 780 },
  { width: 390, height: 844 },
  { width: 667, height: 375 },
  { width: 768, height: 1024 },
  { width: 1440, height: 990 },
];

/** How wide `sizes` says that each picture in the page is, by the width in which it is drawn. */
function saidByDrawn(pictures: HTMLImageElement[]): number[] {
  const ruler = document.body.appendChild(document.createElement('div'));
  const lengthOf = (sizes: string) => {
    const choices = sizes.split(', ').map((choice) => /^(\(.+\))? ?(\S+)$/.exec(choice) ?? []);
    const chosen = choices.find(([, when]) => !when || matchMedia(when).matches);
    ruler.style.inlineSize = chosen?.[2] ?? '100vw';
    return ruler.offsetWidth;
  };
  const drawnOf = (picture: HTMLImageElement) => {
    const { offsetWidth, offsetHeight } = picture;
    if (getComputedStyle(picture).objectFit !== 'cover') return offsetWidth;
    const [width, height] = ['width', 'height'].map((name) => Number(picture.getAttribute(name)));
    return Math.max(offsetWidth, (offsetHeight * Number(width)) / Number(height));
  };
  const shown = pictures.filter(({ offsetWidth }) => offsetWidth > 0);
  const parts = shown.map((picture) => lengthOf(picture.sizes) / drawnOf(picture));
  ruler.remove();
  return parts;
}

for (const [path, part] of PLACES) {
  test(`Pictures are asked for about as wide as they are drawn: ${path}`, async ({ page }) => {
    await sparePictures(page);
    await visit(page, path);
    await page.addStyleTag({ content: '* { content-visibility: visible !important }' });
    const pictures = page.locator(`${part} li img[srcset]`);
    await expect(pictures.first()).toBeAttached();
    for (const viewport of WINDOWS) {
      await page.setViewportSize(viewport);
      const parts = await pictures.evaluateAll(saidByDrawn);
      const told = `${viewport.width} px: ${parts.map((one) => one.toFixed(2)).join()}`;
      expect(parts.length).toBeGreaterThan(0);
      expect(Math.min(...parts), told).toBeGreaterThan(0.75);
      expect(Math.max(...parts), told).toBeLessThan(2);
    }
  });
}
