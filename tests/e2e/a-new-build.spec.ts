import { join } from 'node:path';
import { makeAnother } from '../../scripts/support/test/anotherBuild.mjs';
import { sharedExhibition } from '../support/programs';
import { DESK, expect, test, untilHydrated } from '../support/visitor';

/** docs/decisions/0041: what a deploy means for a page that is open. */
test.describe('A page that was opened before a deploy', () => {
  const exhibition = sharedExhibition();
  test.use({ viewport: DESK });

  test('goes on by a whole load, and no script of the old build is needed', async ({
    expected,
    page,
  }) => {
    test.slow();
    // What lies below the fold may be asked for meanwhile.
    expected(/ERR_CONNECTION_REFUSED.*\/download\//);
    await page.goto(`${exhibition.siteUrl}/exhibition/2024`);
    await untilHydrated(page);
    const before = await page.content();
    await page.evaluate(() => Object.assign(window, { isOldPage: true }));
    const isOldPage = () => page.evaluate(() => 'isOldPage' in window);

    await exhibition.site.stop();
    await makeAnother(join(exhibition.dataDir, '../site'));
    await exhibition.site.start();

    await page.getByRole('banner').getByRole('link', { name: 'News' }).first().click();
    await expect(page).toHaveURL(/\/news/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.poll(isOldPage).toBe(false);
    await untilHydrated(page);
    const [script = ''] =
      /\/_next\/static\/chunks\/main-app-\w+\.js/.exec(await page.content()) ?? [];
    expect(script).not.toBe('');
    expect(before).not.toContain(script);

    // Within one build the router goes on as ever.
    await page.evaluate(() => Object.assign(window, { isOldPage: true }));
    await page.getByRole('banner').getByRole('link').first().click();
    await expect(page).not.toHaveURL(/\/news/);
    expect(await isOldPage()).toBe(true);
  });
});
