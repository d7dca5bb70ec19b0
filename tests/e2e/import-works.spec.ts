import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { setUpEmpty } from '../../scripts/support/test/template.mjs';
import { violationsOf } from '../support/accessibility';
import { adminOf, signInTo } from '../support/editor';
import { ownDatabase, ownExhibition, type OwnExhibition } from '../support/programs';
import { aPicture, cellsOf, indexesTo, numberOf, toSheet } from '../support/sheetOfWorks.mjs';
import { expect, PHONE, test, visit } from '../support/visitor';

test.describe.configure({ mode: 'serial', timeout: 120_000 });

/** Parts of the journal of some seconds altogether, so that there is something to cancel on any machine. */
const COUNT = 400;
const PICTURES = 6;
const ROWS_OF_PAGE = 50;

const exhibition = {} as OwnExhibition;
const top = mkdtempSync(join(tmpdir(), 'one-world-bring-in-'));
const folder = join(top, 'entries');

/** One row has a fault, and one heading is known to nobody. */
async function makeEntries() {
  const rows = indexesTo(COUNT).map((index) => cellsOf(index, { hasPictures: false }));
  rows[1]![7] = 'Atlantis';
  mkdirSync(join(folder, 'class 3'), { recursive: true });
  writeFileSync(join(folder, 'works.csv'), toSheet(rows).replace('"Artiste"', '"Peint par"'));
  writeFileSync(join(folder, 'notes.txt'), 'neither sheet nor picture');
  for (const index of indexesTo(PICTURES)) {
    const place = index % 2 ? '' : 'class 3/';
    writeFileSync(join(folder, `${place}${numberOf(index)}.jpg`), await aPicture(index));
  }
}

test.beforeAll(async () => {
  test.setTimeout(180_000);
  await makeEntries();
  const database = await ownDatabase('');
  const template = process.env.EMPTY_DATA || (await setUpEmpty(top, database));
  Object.assign(exhibition, await ownExhibition(template, {}, database));
});
test.afterAll(async () => {
  await exhibition.stop?.();
  rmSync(top, { recursive: true, force: true });
});

// The CMS's own pages are not tested here.
test.beforeEach(({ expected }) => expected(/./));

async function enter(page: Page) {
  const admin = adminOf(exhibition.cmsUrl);
  await signInTo(page, `${admin}/login`, exhibition.editor);
  await expect(page.getByRole('region', { name: 'First steps' })).toBeVisible();
  return admin;
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).last();

test('A sheet and a folder of pictures become visible pages', async ({ page }) => {
  await enter(page);
  await page.getByRole('link', { name: 'Import works' }).click();
  await expect(page.getByText('Nothing is here yet.')).toBeVisible();
  const choosing = page.waitForEvent('filechooser');
  await button(page, 'Choose a folder').press('Enter');
  await (await choosing).setFiles(folder);
  const here = page.getByText(`Here: pictures ${PICTURES}, sheets 1,`);
  await expect(here.last()).toBeVisible();
  await expect(here.and(page.getByRole('status'))).toHaveCount(1);
  // Its button was off meanwhile.
  await expect(page.getByRole('heading', { name: 'Sheet and pictures' })).toBeFocused();
  await expect(page.getByText('neither sheets nor pictures: 1 files')).toBeVisible();

  await button(page, 'Check the sheet').press('Enter');
  await expect(page.getByText(`${COUNT} rows: 0 to make`).last()).toBeVisible();
  await page.getByLabel('Peint par').selectOption({ label: 'Author' });
  await button(page, 'Check again').click();
  await expect(page.getByText(`${COUNT - 1} to make`).last()).toBeVisible();
  await page.getByLabel('Show').selectOption('skipped');
  const table = page.getByRole('region', { name: 'Rows of the sheet' });
  await expect(table.getByRole('row')).toHaveCount(2);
  await expect(table).toContainText('H Pays: “Atlantis” is not a country that is known here.');
  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download the report (CSV)' }).click();
  expect((await downloading).suggestedFilename()).toBe('import-report.csv');
  await page.getByLabel('Show').selectOption('all');
  const next = page.getByRole('button', { name: 'Next', exact: true });
  for (let pages = COUNT / ROWS_OF_PAGE; pages > 1; pages -= 1) await next.press('Enter');
  // There is nothing more, but the focus stays.
  await expect(next).toHaveAttribute('aria-disabled', 'true');
  await expect(next).toBeFocused();

  await button(page, `Import (${COUNT - 1})`).press('Enter');
  await expect(page.getByRole('heading', { name: 'Last import' })).toBeFocused();
  await button(page, 'Cancel the import').click();
  const stopped = page.getByText(new RegExp(`^Stopped after \\d+ of ${COUNT} rows`)).last();
  await expect(stopped).toBeVisible();
  const before = Number(/(\d+) made/.exec(await stopped.innerText())?.[1]);
  // What has come to a stop is found again.
  await page.reload();
  await button(page, 'Go on').click();
  const done = `Done: ${COUNT - 1 - before} made, 0 changed, ${before} were there already`;
  await expect(page.getByText(done).last()).toBeVisible({ timeout: 60_000 });

  const gallery = `${exhibition.siteUrl}/albumsView?labelIds=2024&view=wall`;
  await expect(async () => {
    await visit(page, gallery);
    await expect(page.getByText('Garden "1"; of Zoé').first()).toBeVisible({ timeout: 2000 });
  }).toPass({ timeout: 30_000 });

  await test.step('and the number of a work whose certificate is not made yet leads back to the work', async () => {
    const num = numberOf(3);
    await visit(page, `${exhibition.siteUrl}/cert/query?unicode=${num}`);
    const alert = page.getByRole('main').getByRole('alert');
    await expect(alert).toContainText('Certificate number does not exist!');
    await expect(alert).toContainText('A work with this number hangs in the exhibition');
    await alert.getByRole('link', { name: 'Garden' }).click();
    await expect(page).toHaveURL(/\/artwork\/\d+$/);
    await expect(page.getByRole('main').getByRole('link', { name: num })).toBeVisible();
  });
});

test('What was imported is found again on a telephone, and undone', async ({ page }) => {
  await page.setViewportSize(PHONE);
  const admin = await enter(page);
  const devtools = await page.context().newCDPSession(page);
  // The link is pressed as soon as it is there, before all of Payload's scripts have run.
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.goto(`${admin}/collections/albums`);
  await page.getByRole('link', { name: 'Import works' }).click();
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await button(page, 'Undo this import').click();
  const asked = page.getByRole('dialog', { name: 'Undo the import?' });
  await expect(asked).toContainText('Begun by ');
  await expect(asked).toContainText(`${COUNT - 1} works that it made are deleted`);
  await asked.getByRole('button', { name: 'Leave it' }).click();
  await expect(asked).toBeHidden();
  await button(page, 'Undo this import').click();
  await asked.getByRole('button', { name: 'Undo now' }).click();
  await expect(page.getByText(`Undone: ${COUNT - 1} deleted`).last()).toBeVisible({
    timeout: 60_000,
  });
  // Its buttons have gone.
  await expect(page.getByRole('heading', { name: 'Last import' })).toBeFocused();
  expect((await violationsOf(page)).filter((found) => /landmark|region/.test(found))).toEqual([]);
  const isWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  expect(isWide).toBe(false);
  await expect(async () => {
    await visit(page, `${exhibition.siteUrl}/albumsView?labelIds=2024&view=wall`);
    await expect(page.getByText('Garden "1"; of Zoé')).toHaveCount(0);
  }).toPass({ timeout: 10_000 });
});
