import type { APIRequestContext } from '@playwright/test';
import { parse } from 'node-html-parser';
import { certQueryPath } from '../../lib/routes';
import { scan } from '../support/qr';
import { expect, test } from '../support/visitor';

type Work = { id: string; num: string };

const YEARS = { 2020: 24, 2021: 24, 2022: 150, 2023: 30, 2024: 36 };
const AT_ONCE = 8;

/** All works of a year, as the gallery gets them. */
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

/** Look-ups are limited by address: each is made by a visitor of its own. */
const asSomebody = () => {
  visitors += 1;
  return { headers: { 'x-visitor': `10.64.${visitors >> 8}.${visitors & 255}` } };
};

/** Where the links of a page's content lead that prove a number. */
async function proofsOn(request: APIRequestContext, path: string): Promise<string[]> {
  const html = await (await request.get(path, asSomebody())).text();
  const links = parse(html).querySelectorAll('main a[href*="/cert/query?unicode="]');
  return links.map((link) => link.getAttribute('href') ?? '');
}

/** Whether the certificate service finds what an address asks for. */
async function isProved(request: APIRequestContext, address: string): Promise<boolean> {
  const html = await (await request.get(address, asSomebody())).text();
  return parse(html)
    .querySelectorAll('main [role="status"] strong')
    .some((title) => title.text === 'Certificate number exists!');
}

/** What is wrong with a work's number; '' when page, search and sheet lead to the same certificate. */
async function faultOf(request: APIRequestContext, { id, num }: Work): Promise<string> {
  const proof = certQueryPath(num);
  const onPage = await proofsOn(request, `/artwork/${id}`);
  if (onPage.join() !== proof) return `${num}: its page leads to ${onPage.join() || 'nothing'}`;
  const onSearch = await proofsOn(request, `/cert/weSearch?num=${num}`);
  if (onSearch.join() !== proof) return `${num}: the search leads to ${onSearch.join()}`;
  return (await isProved(request, proof)) ? '' : `${num}: no certificate`;
}

test.describe('Every number of the exhibition is found in the certificate library (§8)', () => {
  for (const [year, count] of Object.entries(YEARS)) {
    test(`from the pages of ${year}`, async ({ request }) => {
      const works = await worksOf(request, year);
      expect(works).toHaveLength(count);
      const faults: string[] = [];
      const waiting = works.values();
      const takeTurns = async () => {
        for (const work of waiting) faults.push(await faultOf(request, work));
      };
      await Promise.all(Array.from({ length: AT_ONCE }, takeTurns));
      expect(faults.filter(Boolean)).toEqual([]);
    });

    test(`from the code on a certificate of ${year}`, async ({ page, request, baseURL }) => {
      const [work] = await worksOf(request, year);
      await page.setExtraHTTPHeaders(asSomebody().headers);
      await page.goto(`/cert/weSearch?num=${work?.num}`);
      const sheet = page.getByRole('img', { name: 'Certificate of participation of' });
      await expect(sheet).toBeVisible();
      const address = await scan(await sheet.screenshot());
      expect(address).toBe(`${baseURL}${certQueryPath(work?.num ?? '')}`);
      expect(await isProved(request, address)).toBe(true);
    });
  }
});
