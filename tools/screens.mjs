import { mkdirSync } from 'node:fs';
import { runMain } from '../scripts/support/failure.mjs';
import { withExhibition } from './support/withExhibition.mjs';

const FOLDER = 'docs/screens';
const LOCALES = ['en', 'ar', 'zh'];
const PAGES = {
  home: '',
  gallery: '/albumsView',
  colours: '/albumsView?labelIds=2022&view=wall&colour=red',
  rainbow: '/albumsView?labelIds=2022&view=wall&order=rainbow',
  artwork: '/artwork/229',
  countries: '/countries',
  news: '/contentView?id=1',
  year: '/exhibition/2024',
  search: '/search?q=sun',
  catalogue: '/catalogue/2024?with=fr',
  embed: '/embed/artwork/229',
  'embed-gallery': '/embed/gallery?labelIds=2024',
  classroom: '/classroom/2024',
  'classroom-show': '/classroom/2024?seconds=600',
  shelf: '/shelf#works=229,7,8,9,12,99999999',
};
const SIZES = [
  { width: 1440, height: 990 },
  { width: 390, height: 844 },
];

/** Of the CMS, for docs/editors.md. */
const EDITORS_PAGES = {
  start: '/admin',
  works: '/admin/collections/albums',
  import: '/admin/import',
  certificates: '/admin/make-certificates',
};

/** With a heading and a country that are not known. */
const SHEET = `Certificate number,Year,Number in the year,Title,Titre,Country,Painted by
WE2031-0001,2031,1,The red boat,Le bateau rouge,France,Zoé Martin
WE2031-0002,2031,2,My village,Mon village,Atlantis,Li Na
`;

async function startBrowser() {
  const { chromium } = await import('@playwright/test');
  const { BROWSER_FLAGS, browserPath } = await import('../scripts/support/browser.mjs');
  return chromium.launch({ executablePath: browserPath(), args: BROWSER_FLAGS });
}

/** A device with a voice of its own for a language, as phones have: it reads texts aloud. */
const haveVoice = (page, locale) =>
  page.addInitScript((lang) => {
    const device = Object.assign(new EventTarget(), {
      getVoices: () => [{ lang, localService: true }],
      cancel: () => {},
    });
    Object.defineProperty(window, 'speechSynthesis', { value: device });
  }, locale);

async function takeScreens(browser, siteUrl) {
  for (const viewport of SIZES)
    for (const locale of LOCALES) {
      const page = await browser.newPage({ viewport, locale, reducedMotion: 'reduce' });
      await haveVoice(page, locale);
      for (const [name, path] of Object.entries(PAGES)) {
        await page.goto(`${siteUrl}/${locale}${path}`, { waitUntil: 'networkidle' });
        const file = `${FOLDER}/${name}-${locale}-${viewport.width}.jpg`;
        await page.screenshot({ path: file, quality: 70 });
      }
      await page.close();
    }
}

async function checkSheet(page, cmsUrl) {
  await page.goto(`${cmsUrl}/admin/import`);
  const sheet = { name: 'works.csv', mimeType: 'text/csv', buffer: Buffer.from(SHEET) };
  await page.locator('input[data-kind=files]').setInputFiles(sheet);
  await page.getByRole('button', { name: 'Check the sheet' }).click();
  await page.getByRole('table').waitFor();
}

async function takeEditorsScreens(browser, { cmsUrl, editor }) {
  const page = await browser.newPage({ viewport: SIZES[0], reducedMotion: 'reduce' });
  await page.goto(`${cmsUrl}/admin/login`);
  await page.request.post(`${cmsUrl}/api/editors/login`, { data: editor });
  await checkSheet(page, cmsUrl);
  for (const [name, path] of Object.entries(EDITORS_PAGES)) {
    await page.goto(cmsUrl + path, { waitUntil: 'networkidle' });
    await page.screenshot({ path: `${FOLDER}/cms-${name}.jpg`, quality: 70 });
  }
}

// `npm run screens`: the pictures of docs/screens, from production builds on temporary data.
await runMain(async () => {
  mkdirSync(FOLDER, { recursive: true });
  const browser = await startBrowser();
  await withExhibition(async (exhibition) => {
    await takeScreens(browser, exhibition.siteUrl);
    await takeEditorsScreens(browser, exhibition);
  });
  await browser.close();
});
