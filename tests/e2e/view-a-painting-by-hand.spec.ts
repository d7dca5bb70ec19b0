import type { Page } from '@playwright/test';
import { active } from '../support/gallery';
import { fullScreen, openViewer, place, viewer } from '../support/viewer';
import { DESK, expect, holdBack, PHONE, test, visit } from '../support/visitor';

const percent = async (page: Page) =>
  Number.parseInt(
    await viewer(page)
      .getByText(/^\d+%$/)
      .innerText(),
    10,
  );

test.describe('With two fingers', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

  test('a visitor pinches a painting larger and smaller again (§2)', async ({ page, context }) => {
    await openViewer(page);
    const devtools = await context.newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', apart?: number) =>
      devtools.send('Input.dispatchTouchEvent', {
        type,
        touchPoints:
          apart === undefined
            ? []
            : [
                { x: 195 - apart / 2, y: 280, id: 0 },
                { x: 195 + apart / 2, y: 280, id: 1 },
              ],
      });
    async function pinch(from: number, to: number) {
      await touch('touchStart', from);
      for (let step = 1; step <= 10; step += 1) {
        await touch('touchMove', from + ((to - from) * step) / 10);
      }
      await touch('touchEnd');
    }
    await pinch(60, 200);
    await expect.poll(() => percent(page)).toBeGreaterThan(180);
    await pinch(220, 60);
    await expect.poll(() => percent(page)).toBe(100);
    await expect(place(page)).toHaveText('2 of 150');
  });
});

/** The painting that is shown, in any language. */
const painting = (page: Page) =>
  page.locator('.pswp__item[aria-hidden=false] .pswp__img:not(.pswp__img--placeholder)');

async function boxOf(page: Page) {
  const box = await painting(page).boundingBox();
  if (!box) throw new Error('no painting');
  return box;
}

for (const [where, address, viewport, scrolled] of [
  ['with the panel on its left', '/ar/albumsView?labelIds=2022', DESK, 0],
  ['scrolled on a small screen', '/albumsView?labelIds=2022', PHONE, 100],
] as const) {
  test.describe(`A painting ${where}`, () => {
    test.use({ viewport });

    test('grows around the detail that is clicked, or turned to with the wheel', async ({
      page,
    }) => {
      await visit(page, address);
      await active(page).click();
      await expect(painting(page)).toBeVisible();
      await page.getByRole('dialog').evaluate((dialog, top) => (dialog.scrollTop = top), scrolled);
      const { x, y, width, height } = await boxOf(page);
      const at = { x: Math.round(x + width * 0.45), y: Math.round(y + height * 0.4) };
      const times = async () => (await boxOf(page)).width / width;
      const isAround = async () => {
        const box = await boxOf(page);
        expect((at.x - box.x) / box.width).toBeCloseTo(0.45, 2);
        expect((at.y - box.y) / box.height).toBeCloseTo(0.4, 2);
      };
      // A click is not heard while the viewer opens.
      await expect(async () => {
        if ((await times()) < 1.1) await page.mouse.click(at.x, at.y);
        await expect.poll(times, { timeout: 1000 }).toBeCloseTo(2, 1);
      }).toPass();
      await isAround();
      await page.mouse.wheel(0, -500);
      await expect.poll(times).toBeCloseTo(4, 1);
      await isAround();
    });
  });
}

test('Z enlarges a painting, with Caps Lock and on a Russian keyboard too', async ({ page }) => {
  await openViewer(page);
  // Keys are not heard while the viewer opens.
  await expect(async () => {
    // Playwright holds no Shift for a capital letter, as Caps Lock doesn't.
    if ((await percent(page)) === 100) await page.keyboard.press('Z');
    await expect.poll(() => percent(page), { timeout: 1000 }).toBe(200);
  }).toPass();
  await viewer(page).dispatchEvent('keydown', { key: 'я', code: 'KeyZ' });
  await expect.poll(() => percent(page)).toBe(100);

  // But not from what is read beside it (WCAG 2.1.4).
  const isLeft = (element: Element, keys: string[]) =>
    keys.map((key) =>
      element.dispatchEvent(
        new KeyboardEvent('keydown', { key, code: 'KeyZ', bubbles: true, cancelable: true }),
      ),
    );
  const keys = ['z', 'Z', 'я'];
  const panel = viewer(page).getByRole('complementary', { name: 'About this painting' });
  expect(await panel.evaluate(isLeft, keys)).toEqual([true, true, true]);
  const close = viewer(page).getByRole('button', { name: 'Close the viewer' });
  expect(await close.evaluate(isLeft, keys)).toEqual([false, false, false]);
});

test('The viewer fills the screen, and the window again; closed, it leaves the screen', async ({
  page,
}) => {
  await openViewer(page);
  const full = viewer(page).getByRole('button', { name: 'Full screen' });
  await full.click();
  await expect.poll(() => fullScreen(page)).toBe('all');
  await expect(full).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('ArrowRight');
  await expect(place(page)).toHaveText('3 of 150');
  await full.click();
  await expect.poll(() => fullScreen(page)).toBe('nothing');
  await expect(full).toHaveAttribute('aria-pressed', 'false');
  await expect(viewer(page)).toBeVisible();

  await full.click();
  await expect.poll(() => fullScreen(page)).toBe('all');
  await viewer(page).getByRole('button', { name: 'Close the viewer' }).click();
  await expect(viewer(page)).toHaveCount(0);
  await expect.poll(() => fullScreen(page)).toBe('nothing');
});

test('A slideshow keeps the screen awake, and no longer than it runs', async ({ page }) => {
  await page.addInitScript(() => {
    const log: string[] = [];
    Object.assign(window, { wakeLog: log });
    Object.defineProperty(navigator, 'wakeLock', {
      value: {
        async request(type: string) {
          log.push(`asked for ${type}`);
          return { release: async () => void log.push('given back') };
        },
      },
    });
  });
  const log = () => page.evaluate(() => Reflect.get(window, 'wakeLog'));
  await openViewer(page);
  expect(await log()).toEqual([]);
  const show = viewer(page).getByRole('button', { name: 'Slideshow' });
  await show.click();
  await expect.poll(log).toEqual(['asked for screen']);
  await show.click();
  await expect.poll(log).toEqual(['asked for screen', 'given back']);
  await show.click();
  await expect.poll(log).toHaveLength(3);
  await page.keyboard.press('Escape');
  await expect.poll(log).toHaveLength(4);
  expect((await log()).at(-1)).toBe('given back');
});

test('A slideshow gives a work its whole time from when its picture has come', async ({ page }) => {
  // The viewer's: the page's, of which one stands in for it, have come.
  const ofViewer = /_next\/image\?.*q=75/;
  const letThrough = await holdBack(page, ofViewer);
  await page.clock.install();
  const large = page.waitForRequest(ofViewer);
  // The page may have loaded only when the viewer's picture has.
  await page.goto('/albumsView?labelIds=2022&show=1&interval=3', { waitUntil: 'domcontentloaded' });
  await expect(viewer(page).locator('img').first()).toBeAttached();
  await large;
  await page.clock.runFor(7000);
  await expect(place(page)).toHaveText('2 of 150');
  letThrough();
  await expect(place(page)).toHaveText('3 of 150', { timeout: 20_000 });
});

test('Two paintings go round, too (§2)', async ({ page }) => {
  await openViewer(page, '/albumsView?labelIds=2022&country=PT');
  await expect(place(page)).toHaveText('2 of 2');
  for (const [key, reached] of [
    ['ArrowRight', '1 of 2'],
    ['ArrowRight', '2 of 2'],
    ['ArrowLeft', '1 of 2'],
    ['ArrowLeft', '2 of 2'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(place(page)).toHaveText(reached);
  }
});

test('The music plays on across its loop points, without a gap (§2)', async ({ page }) => {
  // Starts half a second before the end of the loop, and records the output.
  await page.addInitScript(() => {
    const recorded: { loop: number[]; levels: number[] } = { loop: [], levels: [] };
    Object.assign(window, { recorded });
    const start = AudioBufferSourceNode.prototype.start;
    AudioBufferSourceNode.prototype.start = function listenAndStart(this: AudioBufferSourceNode) {
      const analyser = new AnalyserNode(this.context, { fftSize: 2048 });
      const samples = new Float32Array(analyser.fftSize);
      this.connect(analyser);
      recorded.loop = [Number(this.loop), this.loopStart, this.loopEnd];
      const begun = this.context.currentTime;
      start.call(this, 0, this.loopEnd - 0.5);
      const timer = setInterval(() => {
        analyser.getFloatTimeDomainData(samples);
        const played = this.context.currentTime - begun;
        if (played > 0.1) recorded.levels.push(Math.max(...samples.map(Math.abs)));
        if (played > 2 && recorded.levels.length > 40) clearInterval(timer);
      }, 20);
    };
  });
  await openViewer(page);
  await viewer(page).getByRole('button', { name: 'Background music' }).click();
  const recorded = () =>
    page.evaluate((): { loop: number[]; levels: number[] } => Reflect.get(window, 'recorded'));
  await expect.poll(async () => (await recorded()).loop).toEqual([1, 0, 72]);
  await expect
    .poll(async () => (await recorded()).levels.length, { timeout: 20_000 })
    .toBeGreaterThan(30);
  expect(Math.min(...(await recorded()).levels)).toBeGreaterThan(0.001);
});

test('The gallery has the same music, which goes on when the viewer closes', async ({ page }) => {
  await visit(page, '/albumsView?labelIds=2022');
  const inHead = page.getByRole('main').getByRole('button', { name: 'Background music' });
  const inViewer = viewer(page).getByRole('button', { name: 'Background music' });
  await expect(inHead).toHaveAttribute('aria-pressed', 'false');
  await inHead.click();
  await expect(inHead).toHaveAttribute('aria-pressed', 'true');
  await active(page).click();
  await expect(inViewer).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Escape');
  await expect(viewer(page)).toHaveCount(0);
  await expect(inHead).toHaveAttribute('aria-pressed', 'true');

  // Remembered, but not started before a click.
  await visit(page, '/albumsView?labelIds=2022');
  await expect(inHead).toHaveAttribute('aria-pressed', 'false');
  await active(page).click();
  await expect(inViewer).toHaveAttribute('aria-pressed', 'true');
  await inViewer.click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(inHead).toHaveAttribute('aria-pressed', 'false');
});

/** The position of the centre picture in the next six frames. */
const standsAt = (page: Page) =>
  page.evaluate(async () => {
    const lefts: number[] = [];
    for (let frame = 0; frame < 6; frame += 1) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      const container = document.querySelector('.pswp__container');
      lefts.push(Math.round(new DOMMatrix(getComputedStyle(container!).transform).m41));
    }
    return lefts;
  });

test.describe('For who asks for less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('paintings change, spring back and grow at once', async ({ page }) => {
    await openViewer(page);
    await page.keyboard.press('ArrowRight');
    await expect(place(page)).toHaveText('3 of 150');
    expect(new Set(await standsAt(page)).size).toBe(1);

    const box = await viewer(page)
      .getByRole('group', { name: 'Painting, to be zoomed and dragged' })
      .boundingBox();
    if (!box) throw new Error('no painting');
    // Past half the stage a drag counts, however slow it is.
    const y = box.y + box.height / 2;
    await page.mouse.move(box.x + box.width * 0.9, y);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width * 0.15, y, { steps: 8 });
    await page.mouse.up();
    await expect(place(page)).toHaveText('4 of 150');
    expect(new Set(await standsAt(page)).size).toBe(1);

    await viewer(page).getByRole('button', { name: 'Zoom in' }).click();
    await expect.poll(() => percent(page)).toBe(150);
    // White paper may lie behind the words now (WCAG 1.4.3).
    for (const words of [place(page), viewer(page).getByText('150%')]) {
      await expect(words).toHaveCSS('background-color', 'rgba(18, 20, 29, 0.7)');
    }
  });
});
