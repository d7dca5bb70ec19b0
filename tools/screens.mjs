import { mkdirSync } from 'node:fs';
import { runMain } from '../scripts/support/failure.mjs';
import { withExhibition } from './support/withExhibition.mjs';

const FOLDER = 'docs/screens';
const LOCALES = ['en', 'ar', 'zh'];
const PAGES = {
  home: '',
  gallery: '/albumsView',
  artwork: '/artwork/229',
  news: '/contentView?id=1',
  year: '/exhibition/2024',
};
const SIZES = [
  { width: 1440, height: 990 },
  { width: 390, height: 844 },
];

async function takeScreens(siteUrl) {
  const { chromium } = await import('@playwright/test');
  const { BROWSER_FLAGS, browserPath } = await import('../scripts/support/browser.mjs');
  const browser = await chromium.launch({ executablePath: browserPath(), args: BROWSER_FLAGS });
  for (const viewport of SIZES)
    for (const locale of LOCALES) {
      const page = await browser.newPage({ viewport, locale, reducedMotion: 'reduce' });
      for (const [name, path] of Object.entries(PAGES)) {
        await page.goto(`${siteUrl}/${locale}${path}`, { waitUntil: 'networkidle' });
        const file = `${FOLDER}/${name}-${locale}-${viewport.width}.jpg`;
        await page.screenshot({ path: file, quality: 70 });
      }
      await page.close();
    }
  await browser.close();
}

// `npm run screens`: the pictures of docs/screens, from production builds on temporary data.
await runMain(async () => {
  mkdirSync(FOLDER, { recursive: true });
  await withExhibition(({ siteUrl }) => takeScreens(siteUrl));
});
