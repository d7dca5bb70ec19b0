import type { Page } from '@playwright/test';
import { editorOf } from '../support/editor';
import { VECTORS } from '../support/hostile/allVectors';
import { inspect } from '../support/hostile/inspect';
import type { Vector } from '../support/hostile/vector';
import { sharedExhibition } from '../support/programs';
import { expect, test, visit } from '../support/visitor';

declare global {
  interface Window {
    hits: (number | string)[];
    hit: (number: number | string) => void;
    forbidden: string[];
    clobbered?: unknown;
  }
}

test.describe.configure({ mode: 'serial', timeout: 180_000 });

const exhibition = sharedExhibition();
const editor = editorOf(exhibition);

type Numbered = Vector & { number: number };
const EVIL = 'https://evil.test/';

/** A vector that runs reports its number. */
const written = ({ html, number }: Numbered) => html(`hit(${number})`, `${EVIL}${number}`);
const mark = (number: number) => `end of ${number}`;

/** Several vectors for each page; one that swallows the text after it comes last. */
function batches(): Numbered[][] {
  const all = VECTORS.map((vector, number) => ({ ...vector, number }));
  const open = all.filter(({ isOpen }) => isOpen);
  const closed = all.filter(({ isOpen }) => !isOpen);
  const size = Math.ceil(closed.length / open.length);
  return open.map((last, index) => [...closed.slice(index * size, (index + 1) * size), last]);
}

const textOf = (batch: Numbered[]) =>
  batch
    .map((vector) => written(vector) + (vector.isOpen ? '' : `<p>${mark(vector.number)}</p>`))
    .join('\n');

async function prepare(page: Page) {
  await page.addInitScript(() => {
    window.hits = [];
    window.hit = (number) => window.hits.push(number);
    window.forbidden = [];
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
      window.forbidden.push(`${effectiveDirective} ${blockedURI} ${sample}`),
    );
  });
}

/** Everything that a visitor may do to a text, at once. */
const touch = (text: Element) => {
  const events =
    'mouseover mouseenter pointerenter focus focusin input scroll wheel toggle animationstart transitionend load error';
  for (const element of text.querySelectorAll<HTMLElement>('*')) {
    for (const name of events.split(' ')) {
      element.dispatchEvent(new Event(name, { bubbles: true, cancelable: true }));
    }
    // A plain link may be followed.
    const link = element.closest('a');
    if (!link || !/^(?:https?|mailto|tel):/.test(link.protocol)) element.click?.();
  }
};

/** The page around the text, which must not change. */
const surroundings = () => ({
  bases: document.querySelectorAll('base').length,
  metas: document.querySelectorAll('meta[http-equiv]').length,
  forms: document.forms.length,
  frames: window.length,
  mains: document.querySelectorAll('main').length,
  sheets: document.styleSheets.length,
  heads: [...document.head.querySelectorAll('link')].filter(({ href }) => href.includes('evil'))
    .length,
  clobbered: String(window.clobbered),
  methods: [document.getElementById, document.querySelector, document.createElement].map(
    (method) => typeof method,
  ),
  body: document.body.localName,
  cookie: typeof document.cookie,
  framework: Array.isArray(Reflect.get(window, '__next_f')),
  polluted: Object.keys(Object.prototype).length,
});

async function publish(title: string, html: string) {
  const id = await editor.publish('news', { title, html, sTime: '2021-01-01T00:00:00Z' });
  return `${exhibition.siteUrl}/contentView?id=${id}`;
}

test(`None of ${VECTORS.length} ways in runs, asks another host or changes the page`, async ({
  page,
  expected,
}) => {
  expected(/status of 4\d\d/); // missing pictures
  expect(VECTORS.length).toBeGreaterThanOrEqual(150);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await prepare(page);
  await visit(page, await publish('Harmless', '<p>Nothing but words</p>'));
  const normal = await page.evaluate(surroundings);

  const failures: string[] = [];
  const fail = (number: number | string, what: string, batch: Numbered[]) => {
    const { name } = VECTORS[Number(number)] ?? batch.at(-1) ?? { name: '?' };
    failures.push(`${name}: ${what}`);
  };
  for (const [index, batch] of batches().entries()) {
    const title = `Batch ${index}`;
    const address = await publish(title, textOf(batch));
    asked.length = 0;
    const answer = await visit(page, address);
    const policy = answer?.headers()['content-security-policy'] ?? '';
    expect(policy).toMatch(/script-src 'self' 'sha256-/);
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);

    const text = page.locator('[data-prose]');
    for (const { number, fault } of await text.evaluate(inspect)) fail(number, fault, batch);
    await text.evaluate(touch);
    const words = await text.innerText();
    for (const { number, isOpen } of batch) {
      if (!isOpen && !words.includes(mark(number))) fail(number, 'swallowed what follows', batch);
    }
    for (const number of await page.evaluate(() => window.hits)) fail(number, 'ran', batch);
    for (const url of asked) {
      if (!url.startsWith(exhibition.siteUrl) && !/^(?:data|blob):/.test(url))
        fail(/evil\.test\/(\d+)/.exec(url)?.[1] ?? '', `asked ${url}`, batch);
    }
    const among = `one of ${batch.map(({ name }) => name).join(', ')}`;
    const forbidden = await page.evaluate(() => window.forbidden);
    failures.push(...forbidden.map((what) => `${among}: the policy had to forbid ${what}`));
    expect(await page.evaluate(surroundings), among).toEqual(normal);
    expect(page.url().replace(/#.*/, '')).toBe(address);
    await expect(page, among).toHaveTitle(`${title} | One World, One Future`);
  }
  expect(failures).toEqual([]);
});

test('Titles and summaries are words, whatever they look like', async ({ page }) => {
  const title = `</title><script>hit("t")</script><img src=/none onerror='hit("t")'>`;
  const description = `"><svg onload=hit("d")>&lt;b&gt;`;
  const id = await editor.publish('news', {
    title,
    html: '<p>a</p>',
    sTime: '2030-01-01T00:00:00Z',
    draft: { description },
  });
  await prepare(page);
  await visit(page, `${exhibition.siteUrl}/contentView?id=${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page.getByText(description)).toBeVisible();
  const list = `${exhibition.siteUrl}/news`;
  await expect(async () => {
    await visit(page, list);
    await expect(page.getByRole('link', { name: title })).toBeVisible({ timeout: 500 });
  }).toPass();
  expect(await page.evaluate(() => [window.hits, window.forbidden])).toEqual([[], []]);
});

test('Rich text, too, is made safe', async ({ page }) => {
  const words = '<img src=/none onerror=hit("r")><script>hit("r")</script>';
  const textNode = {
    type: 'text',
    version: 1,
    text: words,
    detail: 0,
    format: 0,
    mode: 'normal',
    style: '',
  };
  const block = { version: 1, direction: 'ltr', format: '', indent: 0 };
  const link = (url: string) => ({
    ...{ ...block, type: 'link', version: 3, children: [{ ...textNode, text: 'here' }] },
    fields: { linkType: 'custom', newTab: true, url },
  });
  const content = {
    root: {
      ...{ ...block, type: 'root' },
      children: [
        {
          ...{ ...block, type: 'paragraph', textFormat: 0, textStyle: '' },
          children: [textNode, link('https://example.org/')],
        },
      ],
    },
  };
  const fields = { title: 'Rich', content, sTime: '2021-01-01T00:00:00Z' };
  const id = await editor.publish('news', fields);
  await prepare(page);
  await visit(page, `${exhibition.siteUrl}/contentView?id=${id}`);
  const text = page.locator('[data-prose]');
  await expect(text).toContainText(words);
  expect(await text.evaluate(inspect)).toEqual([]);
  await expect(text.getByRole('link')).not.toHaveAttribute('target');
  expect(await page.evaluate(() => [window.hits, window.forbidden])).toEqual([[], []]);
});
