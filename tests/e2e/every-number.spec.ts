import type { APIRequestContext } from '@playwright/test';
import { parse } from 'node-html-parser';
import { certQueryPath } from '../../lib/routes';
import { scan } from '../support/qr';
import { expect, test } from '../support/visitor';

type Work = { id: string; num: string };

const YEARS = { 2020: 24, 2021: 24, 2022: 150, 2023: 30, 2024: 36 };
const AT_ONCE = 8;

/** All works of a year, as the gallery loads them. */
async function worksOf(request: APIRequestContext, year: string): Promise<Work[]> {
  const works: Work[] = [];
  for (;;) {
    const answer = await request.get(`/api/albums?labelIds=${year}&start=${works.length}`);
    const { items, total } = await answer.json();
    works.push(...items);
    if (items.length === 0 || works.length >= total) return works;
  }
}

let visitors = 0;

/** Look-ups are limited by address: each has a visitor and a connection of its own. */
const asSomebody = () => {
  visitors += 1;
  const address = `10.64.${visitors >> 8}.${visitors & 255}`;
  return { headers: { 'x-visitor': address, connection: 'close' } };
};

/** The links to certificates in a page's content. */
async function proofsOn(request: APIRequestContext, path: string): Promise<string[]> {
  const html = await (await request.get(path, asSomebody())).text();
  const links = parse(html).querySelectorAll('main a[href*="/cert/query?unicode="]');
  return links.map((link) => link.getAttribute('href') ?? '');
}

/** What a certificate endpoint finds; null: nothing. */
async function foundAt(request: APIRequestContext, address: string) {
  const { found } = await (await request.get(address, asSomebody())).json();
  return found;
}

/** What is wrong with a work's number; '' when its page and its sheet have the same certificate. */
async function faultOf(request: APIRequestContext, { id, num }: Work): Promise<string> {
  const onPage = (await proofsOn(request, `/artwork/${id}`)).join();
  if (onPage !== certQueryPath(num)) return `${num}: its page leads to ${onPage || 'nothing'}`;
  // The sheet's QR code contains the number of the work found here.
  const sheet = await foundAt(request, `/api/cert/album?num=${num}`);
  return sheet?.album?.id === id && sheet.album.num === num ? '' : `${num}: another sheet`;
}

test.describe.configure({ timeout: 120_000 });

test.describe('Every number of the exhibition is found in the certificate library (§8)', () => {
  for (const [year, count] of Object.entries(YEARS)) {
    test(`of ${year}`, async ({ request }) => {
      const works = await worksOf(request, year);
      expect(works).toHaveLength(count);
      const faults: string[] = [];
      const waiting = works.values();
      const takeTurns = async () => {
        for (const work of waiting) faults.push(await faultOf(request, work));
      };
      await Promise.all(Array.from({ length: AT_ONCE }, takeTurns));
      expect(faults.filter(Boolean)).toEqual([]);
      // That the CMS has it for each number, tests/contract/certificates.test.ts says.
      const found = await foundAt(request, `/api/cert?unicode=${works[0]!.num}`);
      expect(found?.photos.length).toBeGreaterThan(0);
    });
  }

  test('from the older search and from the code on a certificate of 2024', async ({
    page,
    request,
    baseURL,
  }) => {
    const [{ num } = { num: '' }] = await worksOf(request, '2024');
    const search = `/cert/weSearch?num=${num}`;
    expect(await proofsOn(request, search)).toEqual([certQueryPath(num)]);
    await page.setExtraHTTPHeaders({ 'x-visitor': asSomebody().headers['x-visitor'] });
    await page.goto(search);
    const sheet = page.getByRole('img', { name: 'Certificate of participation of' });
    await expect(sheet).toBeVisible();
    const address = await scan(await sheet.screenshot());
    expect(address).toBe(`${baseURL}${certQueryPath(num)}`);
    await page.goto(address);
    await expect(page.getByText('Certificate number exists!')).toBeVisible();
  });
});
