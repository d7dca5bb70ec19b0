import type { Page } from '@playwright/test';
import { sharedExhibition } from '../support/programs';
import { noteSignature } from '../support/signature.mjs';
import { expect, test } from '../support/visitor';

declare global {
  interface Window {
    violations: string[];
    injected?: string;
  }
}

/** Opens a page and returns its policy violations. A hydrated page has run the framework's scripts. */
async function violationsOf(page: Page, url: string) {
  await page.addInitScript(() => {
    window.violations = [];
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      window.violations.push(`${effectiveDirective} ${blockedURI}`),
    );
  });
  const answer = await page.goto(url);
  await expect.poll(() => page.evaluate(() => '__next_f' in window)).toBe(true);
  await expect
    .poll(() => page.evaluate(() => Object.keys(document).some((key) => key.startsWith('__react'))))
    .toBe(true);
  return { answer, violations: await page.evaluate(() => window.violations) };
}

test.describe('A script that got into a page does not run', () => {
  for (const [name, markup] of [
    ['written inline', '<script>window.injected = "inline"</script>'],
    [
      'dressed as the framework’s',
      '<script>self.__next_f.push([1,(window.injected = "push")])</script>',
    ],
    ['in an event handler', '<img src="/none.png" alt="" onerror="window.injected = `handler`">'],
    ['in a frame', '<iframe src="data:text/html,<script>parent.injected=1</script>"></iframe>'],
    ['from elsewhere', '<script src="https://evil.test/x.js"></script>'],
  ] as const) {
    test(name, async ({ page, expected }) => {
      expected(/Content Security Policy|none\.png|status of 404|evil\.test|hydrat|Minified React/i);
      await page.route('/', async (route) => {
        const response = await route.fetch();
        const body = (await response.text()).replace('</main>', `${markup}</main>`);
        await route.fulfill({ response, body });
      });
      const { violations } = await violationsOf(page, '/');
      expect(violations.length).toBeGreaterThan(0);
      expect(await page.evaluate(() => window.injected)).toBeUndefined();
    });
  }
});

test('A page that is not there forbids nothing of its own', async ({ page, expected }) => {
  expected(/status of 404/);
  const { answer, violations } = await violationsOf(page, `/no-such-page-${Date.now()}`);
  expect([answer?.status(), violations]).toEqual([404, []]);
  const again = await violationsOf(page, page.url());
  expect([again.answer?.headers()['x-nextjs-cache'], again.violations]).toEqual(['HIT', []]);
});

test.describe('A kept page forbids nothing of its own', () => {
  const exhibition = sharedExhibition();

  async function announce(tags: string[]) {
    const body = JSON.stringify({ tags, at: Date.now() });
    const signature = noteSignature(body, exhibition.secrets.REVALIDATE_SECRET);
    const headers = { 'content-type': 'application/json', 'x-signature': signature };
    return fetch(`${exhibition.siteUrl}/api/revalidate`, { method: 'POST', headers, body });
  }

  test('when it is first rendered, when it is kept, and when it was made again', async ({
    page,
  }) => {
    const home = `${exhibition.siteUrl}/fr`;
    const visit = async () => {
      const { answer, violations } = await violationsOf(page, home);
      expect(violations).toEqual([]);
      return answer?.headers()['x-nextjs-cache'];
    };
    expect(await visit()).toBe('MISS');
    expect(await visit()).toBe('HIT');

    // The old page is given for two seconds after the note.
    await expect(async () => {
      expect((await announce(['albums'])).status).toBe(200);
      expect(await visit()).toBe('STALE');
    }).toPass();
    await expect.poll(visit).toBe('HIT');
  });
});

for (const [kind, path] of [
  ['kept', '/'],
  ['made per request', '/albumsView?name=whale'],
] as const) {
  test(`A page that is ${kind} has no script to fetch before its first paint`, async ({ page }) => {
    const html = await (await page.request.get(path)).text();
    const [, aside = ''] = /<template id="after-first-paint">(.*?)<\/template>/.exec(html) ?? [];
    const scripts = (part: string) => part.match(/<script[^>]* src=(?!.*noModule)[^>]*>/g) ?? [];
    expect(scripts(aside).length).toBeGreaterThan(3);
    expect(scripts(html.replace(aside, ''))).toEqual([]);
    expect(html).not.toContain('as="script"');
  });
}

test('and a browser may compile its scripts while they arrive', async ({ page }) => {
  const html = await (await page.request.get('/')).text();
  const sources = [...html.matchAll(/<script src="([^"]+)" async=""/g)].map(([, src = '']) => src);
  expect(sources.length).toBeGreaterThan(3);
  for (const source of sources) {
    const script = await (await page.request.get(source)).text();
    expect(script.slice(0, 28), source).toBe('//# allFunctionsCalledOnLoad');
  }
});

const sheetsOf = (page: Page, which: string) =>
  page
    .locator(`head > link[rel="stylesheet"]${which}`)
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));

/** The sheets that a page brings along, and none that is fetched. */
async function ownSheets(page: Page, path: string) {
  await violationsOf(page, path);
  const own = await sheetsOf(page, '[disabled]');
  expect(own.length).toBeGreaterThan(1);
  expect(await page.locator('head > style').count()).toBe(own.length);
  expect(await sheetsOf(page, ':not([disabled])')).toEqual([]);
  await expect(page.locator('link[rel="preload"][as="style"]')).toHaveCount(0);
  return own;
}

test('A kept page that is not large brings its style sheets along, and React takes them for its own', async ({
  page,
}) => {
  const own = await ownSheets(page, '/artwork/229');
  await page.locator('header a[href="/"]').first().click();
  await expect(page).toHaveURL(/\/$/);
  await expect.poll(() => sheetsOf(page, ':not([disabled])')).not.toEqual([]);
  expect(await sheetsOf(page, '[disabled]')).toEqual(own);
});

test('and so does one that is made per request', async ({ page }) => {
  await ownSheets(page, '/search?q=whale');
});
