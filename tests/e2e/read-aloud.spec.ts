import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility';
import { expect, test, visit } from '../support/visitor';

/** A device with voices of its own for these languages; `window.said` is what it reads. */
const haveVoices = (page: Page, languages: string[]) =>
  page.addInitScript((tags) => {
    const said: { text: string; lang: string }[] = [];
    const voices = tags.map((lang) => ({ lang, localService: true, name: lang }));
    const device = {
      getVoices: () => voices,
      speak: ({ text, lang }: { text: string; lang: string }) => said.push({ text, lang }),
      cancel: () => said.splice(0),
      addEventListener: () => {},
      removeEventListener: () => {},
    };
    Object.defineProperty(window, 'speechSynthesis', { value: device });
    Object.assign(window, {
      said,
      SpeechSynthesisUtterance: class {
        lang = '';
        constructor(public text: string) {}
      },
    });
  }, languages);

const said = (page: Page) =>
  page.evaluate(() => (window as unknown as { said: { text: string; lang: string }[] }).said);

const joined = async (page: Page) => (await said(page)).map(({ text }) => text).join(' ');

const spaced = (text: string | null) => (text ?? '').replace(/\s+/gu, ' ').trim();

test('A visitor has the introduction of a painting read to them, and stops it by leaving', async ({
  page,
}) => {
  await haveVoices(page, ['en-GB', 'fr-FR']);
  await visit(page, '/fr/artwork/229');
  const button = page.getByRole('button', { name: 'Lire à voix haute' });
  await button.press('Enter');
  await expect(page.getByRole('button', { name: 'Arrêter la lecture' })).toBeFocused();
  await expect
    .poll(() => joined(page))
    .toBe(spaced(await page.locator('#introduction').textContent()));
  expect((await said(page)).map(({ lang }) => lang)).not.toContain('en-GB');
  await expectAccessible(page);
  await page.getByRole('main').getByRole('link', { name: 'suivante' }).first().click();
  await expect(page).not.toHaveURL(/artwork\/229/);
  await expect.poll(() => said(page)).toEqual([]);
  await expect(page.getByRole('button', { name: 'Lire à voix haute' })).toBeVisible();
});

test('A news item is read, too; where the device has no voice there is no button, and nothing moves', async ({
  page,
  context,
}) => {
  await haveVoices(page, ['en-GB']);
  await visit(page, '/contentView?id=1');
  const share = page.getByRole('button', { name: 'Share' });
  const place = await share.boundingBox();
  await page.getByRole('button', { name: 'Read aloud' }).click();
  await expect
    .poll(() => joined(page))
    .toContain(spaced(await page.locator('#text p').first().innerText()));
  await page.getByRole('button', { name: 'Stop reading' }).click();
  expect(await said(page)).toEqual([]);

  const other = await context.newPage();
  await haveVoices(other, ['ru-RU']);
  await visit(other, '/contentView?id=1');
  await expect(other.getByRole('button', { name: 'Share' })).toBeVisible();
  await expect(other.getByRole('button', { name: 'Read aloud' })).toHaveCount(0);
  expect(await other.getByRole('button', { name: 'Share' }).boundingBox()).toEqual(place);
});
