import type { Browser } from './support/browser';
import { expect, expectShown, test, visit } from './support/story';

/** Where the film is, in seconds. */
const time = (visitor: Browser) =>
  visitor.run(
    () => document.querySelector<HTMLVideoElement>('main video')?.currentTime ?? -1,
  ) as Promise<number>;

test('A film plays', async ({ visitor }) => {
  await visit(visitor, '/videosView');
  await visitor.click('main button', 'Play “');
  await expect.poll(() => time(visitor)).toBeGreaterThan(0.5);
});

test('A live video plays, and goes on', async ({ visitor }) => {
  await visit(visitor, '/videosLive');
  await visitor.click('main button', 'Play “Live:');
  await expect.poll(() => time(visitor), { timeout: 40_000 }).toBeGreaterThan(0.5);
  const from = await time(visitor);
  await expect.poll(() => time(visitor)).toBeGreaterThan(from + 4);
  expect(await visitor.shows('button', 'Try now')).toBe(false);
  await expectShown(visitor, 'main', 'Live');
});
