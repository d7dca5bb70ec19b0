import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { fingerprintsBy } from '@/lib/fingerprints.mjs';
import { openDatabase } from './database.mjs';

/** The form's address from a wall label, and the captcha's answer in every test. */
export const FORM = '/album/favorite?label=2024&seq=7';
export const ANSWER = 'HKM3N';

/** Hashes as the CMS does, with the secret stored beside its data. */
function hash(dataDir: string, ...parts: string[]) {
  const { PAYLOAD_SECRET } = JSON.parse(readFileSync(join(dataDir, 'secrets.json'), 'utf8'));
  return fingerprintsBy(PAYLOAD_SECRET, 'captchas')(...parts);
}

function folderOf(dataDir = process.env.E2E_DATA_DIR) {
  if (!dataDir) throw new Error('E2E_DATA_DIR is not set: run the stories by "npm run test:e2e".');
  return dataDir;
}

/** Runs a statement on the CMS's database: captchas are stored as hashes, and no call returns favourites. */
async function run(statement: string, args: (string | number)[], dataDir?: string) {
  const database = openDatabase({ dataDir: folderOf(dataDir) });
  try {
    return await database.run(statement, args);
  } finally {
    await database.close();
  }
}

/** An unused e-mail address. */
export const anEmail = () => `visitor-${randomUUID()}@example.org`;

/** Makes `answer` the right one for the e-mail's captcha. Waits for a captcha that is still being loaded. */
export async function knowCaptcha(email: string, answer: string, dataDir?: string) {
  await expect(async () => {
    const rows = await run(
      'UPDATE captchas SET answer_hash = ? WHERE email_hash = ? AND used = FALSE RETURNING id',
      [hash(folderOf(dataDir), email, answer), hash(folderOf(dataDir), email)],
      dataDir,
    );
    expect(rows, 'captchas open for the visitor').toHaveLength(1);
  }).toPass({ timeout: 5000 });
}

/** As if the visitor had filled in the form for longer than a captcha is valid. */
export async function letCaptchaExpire(email: string) {
  await run('UPDATE captchas SET expires_at = ? WHERE email_hash = ?', [
    Date.now(),
    hash(folderOf(), email),
  ]);
}

/** The names with which the visitor has collected works. */
export async function collectedBy(email: string, dataDir?: string) {
  const rows = await run('SELECT name FROM favourites WHERE email = ?', [email], dataDir);
  return rows.map(({ name }) => String(name));
}

export const picture = (page: Page) =>
  page.getByRole('button', { name: 'New captcha image' }).getByRole('img');
export const captcha = (page: Page) => page.getByLabel('Captcha', { exact: true });
export const submit = (page: Page) => page.getByRole('button', { name: 'Collect the painting' });
export const success = (page: Page) =>
  page.getByText('Congratulations on completing the painting collection');

/** Of a call as from our own page, by a visitor's address. */
export const headersOf = (visitor: string) => ({
  origin: new URL(process.env.BASE_URL ?? '').origin,
  'x-visitor': visitor,
});

/** So many forms, and as many captchas, one address may send in a minute. */
export const A_MINUTE = 120;

/** Sends as many forms as one address may in a minute, and returns their statuses. */
export async function sendAllForms(request: APIRequestContext, visitor: string) {
  const headers = headersOf(visitor);
  const send = () => request.post('/api/favorite', { headers, data: {} });
  const answers = await Promise.all(Array.from({ length: A_MINUTE }, send));
  return answers.map((answer) => answer.status());
}

/** Fills in the whole form; `knowCaptcha` makes its captcha the right one. */
export async function fillIn(page: Page, email: string) {
  await page.getByLabel('Name').fill('Ann');
  await page.getByLabel('Email').fill(email);
  await captcha(page).fill(ANSWER);
  await expect(picture(page)).toBeVisible();
}
