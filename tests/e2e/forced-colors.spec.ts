import { isDeepStrictEqual } from 'node:util';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { focused } from '../support/focus';
import { expect, PHONE, test, visit } from '../support/visitor';

const CONTROLS =
  'button, select, summary, input, [role=tab], nav [aria-current], dialog svg[role=img]';
/** Each kind of choice beside one that isn't selected. */
const CHOICES = [
  ['[aria-pressed=true]', '[aria-pressed=false]'],
  ['[role=tab][aria-selected=true]', '[role=tab][aria-selected=false]'],
  ['[role=menuitemradio][aria-checked=true]', '[role=menuitemradio][aria-checked=false]'],
  ['label:has([type=radio]:checked)', 'label:has([type=radio]:not(:checked))'],
  ['[role=option][aria-selected=true]', '[role=option][aria-selected=false]'],
  ['nav [aria-current=page]', 'nav a:not([aria-current])'],
] as const;

type Picture = { data: Buffer; width: number; height: number };

async function pictureOf(page: Page): Promise<Picture> {
  const { data, info } = await sharp(await page.screenshot())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

const linear = (value: number) =>
  value <= 10 ? value / 3295 : ((value / 255 + 0.055) / 1.055) ** 2.4;

const luminance = (data: Buffer, at: number) =>
  0.2126 * linear(data[at] ?? 0) +
  0.7152 * linear(data[at + 1] ?? 0) +
  0.0722 * linear(data[at + 2] ?? 0);

type Box = { x: number; y: number; width: number; height: number };

/** The colours within a box, most frequent first. */
function coloursOf({ data, width, height }: Picture, box: Box) {
  const colours = new Map<number, { count: number; light: number }>();
  const [right, bottom] = [
    Math.min(box.x + box.width, width),
    Math.min(box.y + box.height, height),
  ];
  for (let y = Math.max(0, Math.floor(box.y)); y < bottom; y += 1) {
    for (let x = Math.max(0, Math.floor(box.x)); x < right; x += 1) {
      const at = (y * width + x) * 3;
      const key = data.readUIntBE(at, 3);
      const colour = colours.get(key) ?? { count: 0, light: luminance(data, at) };
      colour.count += 1;
      colours.set(key, colour);
    }
  }
  return [...colours].sort(([, a], [, b]) => b.count - a.count);
}

/** The highest contrast within the box, by WCAG's formula. */
function contrastIn(picture: Picture, box: Box) {
  const lights = coloursOf(picture, box).map(([, { light }]) => light);
  return (Math.max(...lights) + 0.05) / (Math.min(...lights) + 0.05);
}

type Control = Box & { html: string };

/** The matching elements that are completely in the window and not covered. */
const findAll = (page: Page, selector: string): Promise<Control[]> =>
  page.locator(selector).evaluateAll((all) =>
    all.flatMap((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const isSeen = [1, height / 2, height - 1].every((down) => {
        const over = document.elementFromPoint(x + width / 2, y + down);
        return over !== null && element.contains(over);
      });
      const isInside = x >= 0 && y >= 0 && x + width <= innerWidth && y + height <= innerHeight;
      const isUnderDialog =
        document.querySelector('dialog:modal') !== null && !element.closest('dialog:modal');
      if (!isSeen || !isInside || isUnderDialog || width < 8) return [];
      return [{ x, y, width, height, html: element.outerHTML.slice(0, 120) }];
    }),
  );

/** What is in a selected choice and has another colour than it: that is made for another ground. */
const otherColoursIn = (page: Page, chosen: string): Promise<string[]> =>
  page.locator(chosen).evaluateAll((all) => {
    const colourOf = (element: Element) => getComputedStyle(element).color;
    return all.flatMap((element) =>
      [...element.querySelectorAll('*')]
        .filter((part) => colourOf(part) !== colourOf(element))
        .map((part) => `another colour in what is chosen: ${part.outerHTML.slice(0, 120)}`),
    );
  });

/** Controls without contrast, selected choices that look like the others, and parts of them that can't be read. `compared`: the kinds of choices that were met. */
async function faultsOf(page: Page, compared: Set<string>): Promise<string[]> {
  const [controls, picture] = [await findAll(page, CONTROLS), await pictureOf(page)];
  // The page moved meanwhile, when sections below the fold got their true heights.
  if (!isDeepStrictEqual(await findAll(page, CONTROLS), controls)) return faultsOf(page, compared);
  const faults = controls
    .filter((control) => contrastIn(picture, control) < 3)
    .map(({ html }) => `nothing to see of ${html}`);
  for (const [chosen, other] of CHOICES) {
    faults.push(...(await otherColoursIn(page, chosen)));
    const [one] = await findAll(page, chosen);
    const [another] = await findAll(page, other);
    if (!one || !another) continue;
    compared.add(chosen);
    const [ground, otherGround] = [one, another].map((box) => coloursOf(picture, box)[0]?.[0]);
    if (ground === otherGround) faults.push(`${one.html} looks like ${another.html}`);
  }
  return faults;
}

const SCHEMES = ['light', 'dark'] as const;

const force = (page: Page, colorScheme: (typeof SCHEMES)[number]) =>
  page.emulateMedia({ forcedColors: 'active', colorScheme, reducedMotion: 'reduce' });

type Scene = (page: Page) => Promise<unknown>;

const openMenu: Scene = async (page) => {
  await visit(page, '/');
  await page.getByRole('banner').getByRole('button', { name: 'Gallery' }).click();
};

const openLanguages: Scene = async (page) => {
  await visit(page, '/news');
  await page.getByRole('button', { name: /^Language/ }).click();
};

const openDrawer: Scene = async (page) => {
  await page.setViewportSize(PHONE);
  await visit(page, '/');
  await page.getByRole('button', { name: 'Open menu' }).click();
};

const openSearch: Scene = async (page) => {
  await visit(page, '/albumsView?labelIds=2022');
  await page.getByRole('link', { name: 'Find paintings' }).click();
  await page.getByRole('checkbox').first().check();
};

const openSuggestions: Scene = async (page) => {
  await visit(page, '/search');
  await page.getByRole('combobox').fill('Whale');
  await expect(page.getByRole('listbox')).toBeVisible();
  await page.keyboard.press('ArrowDown');
  // Its title and, beside it, its artist.
  await expect(page.getByRole('option', { selected: true }).locator('span')).not.toHaveCount(0);
};

const openViewer: Scene = async (page) => {
  await visit(page, '/albumsView?labelIds=2022');
  await page.locator('[data-active] a').click();
  const dialog = page.getByRole('dialog', { name: 'Painting, full screen' });
  await dialog.getByRole('button', { name: 'Background music' }).click();
  await expect(dialog.getByRole('img').first()).toBeVisible();
};

const openCode: Scene = async (page) => {
  await visit(page, '/classroom/2024?seconds=600');
  const dialog = page.getByRole('dialog', { name: 'Slideshow for a class' });
  await dialog.getByRole('button', { name: 'Code for other devices' }).click();
  await expect(dialog.getByRole('img', { name: 'Code for other devices' })).toBeVisible();
};

const seeYears: Scene = async (page) => {
  await visit(page, '/');
  await page.getByRole('tab').first().focus();
};

const failToCollect: Scene = async (page) => {
  await visit(page, '/album/favorite?label=2024&seq=7');
  await page.getByRole('button', { name: 'Collect the painting' }).click();
};

const SCENES: Readonly<Record<string, Scene>> = {
  home: (page) => visit(page, '/'),
  years: seeYears,
  menu: openMenu,
  languages: openLanguages,
  drawer: openDrawer,
  carousel: (page) => visit(page, '/albumsView?labelIds=2022'),
  wall: (page) => visit(page, '/albumsView?labelIds=2022&view=wall'),
  search: openSearch,
  suggestions: openSuggestions,
  viewer: openViewer,
  'class’s code': openCode,
  collect: failToCollect,
  category: (page) => visit(page, '/albumsCategoryView'),
  films: (page) => visit(page, '/videosView'),
  live: (page) => visit(page, '/videosLive'),
  year: (page) => visit(page, '/exhibition/2024'),
  certificate: (page) => visit(page, '/cert/query'),
  news: (page) => visit(page, '/contentView'),
};

test('Where colours are forced, light and dark, controls, choices and the focus are seen (WCAG 1.4.11, 2.4.7)', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await force(page, 'light');
  const found: Record<string, string[]> = {};
  const compared = new Set<string>();
  for (const [name, play] of Object.entries(SCENES)) {
    await page.setViewportSize({ width: 1280, height: 800 });
    await play(page);
    const faults: string[] = [];
    for (const scheme of SCHEMES) {
      await force(page, scheme);
      faults.push(...(await faultsOf(page, compared)).map((fault) => `${scheme}: ${fault}`));
    }
    for (let step = 0; step < 4; step += 1) {
      await page.keyboard.press('Tab');
      for (const scheme of SCHEMES) {
        await force(page, scheme);
        const stop = await focused(page);
        if (stop?.fault) faults.push(`${scheme}: ${stop.place} ${stop.fault}`);
      }
    }
    if (faults.length > 0) found[name] = faults;
  }
  expect(found).toEqual({});
  expect(compared).toEqual(new Set(CHOICES.map(([chosen]) => chosen)));
});

test('Where colours are forced, an arrow that leads no further looks so', async ({ page }) => {
  await visit(page, '/');
  const coloursOfArrow = (isOver: boolean) =>
    page
      .locator(`button[aria-disabled=${isOver}]`)
      .first()
      .evaluate((button) => [
        getComputedStyle(button).color,
        getComputedStyle(button).borderTopColor,
      ]);
  for (const scheme of SCHEMES) {
    await force(page, scheme);
    await expect(async () => {
      const [over, open] = [await coloursOfArrow(true), await coloursOfArrow(false)];
      expect(over.filter((colour) => open.includes(colour))).toEqual([]);
    }).toPass();
  }
});
