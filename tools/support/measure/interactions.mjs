import { chromium } from '@playwright/test';
import { BROWSER_FLAGS, browserPath } from '../../../scripts/support/browser.mjs';
import { middle } from '../rows.mjs';
import { slowDown } from './phone.mjs';

const ROUNDS = 8;
const SETTLE_MS = 900;

/** The Event Timing API's entries that belong to an interaction: what INP is made of. */
const noteInteractions = () => {
  window.interactions = [];
  new PerformanceObserver((list) => {
    for (const { interactionId, duration, name } of list.getEntries()) {
      if (interactionId) window.interactions.push({ interactionId, duration, name });
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });
};

/** Each interaction counts once, with its longest event; one that took less than 16 ms is not told at all. */
async function takeDurations(page) {
  const entries = await page.evaluate(() => window.interactions.splice(0));
  const longest = new Map();
  for (const { interactionId, duration } of entries) {
    longest.set(interactionId, Math.max(duration, longest.get(interactionId) ?? 0));
  }
  return [...longest.values()];
}

const active = (page) => page.locator('[data-active] a');
const finder = (page) => page.locator('a[href="#find-form"]').first();
const dialog = (page) => page.locator('dialog[open]');
const next = (page) => page.locator('section[aria-roledescription] button:not(li *)').last();

async function search(page) {
  const author = dialog(page).locator('input[name=author]');
  await author.fill('');
  await author.pressSequentially('a', { delay: 60 });
}

/** What a visitor does, and what is prepared before it is timed. */
const DEEDS = {
  'move by arrow key': { act: (page) => page.keyboard.press('ArrowRight') },
  'move by button': { act: (page) => next(page).click() },
  'open the search': {
    act: (page) => finder(page).click(),
    after: (page) => page.keyboard.press('Escape'),
  },
  'send a search': {
    before: async (page) => {
      await finder(page).click();
      await search(page);
    },
    act: (page) => dialog(page).locator('[type=submit]').click(),
    after: (page) => page.goBack(),
  },
  'open the viewer': {
    act: (page) => active(page).click(),
    after: (page) => page.keyboard.press('Escape'),
  },
  'move in the viewer': {
    before: (page) => active(page).click(),
    act: (page) => page.keyboard.press('ArrowRight'),
    after: (page) => page.keyboard.press('Escape'),
  },
  'close the viewer': {
    before: (page) => active(page).click(),
    act: (page) => page.keyboard.press('Escape'),
  },
};

/** Nothing can be faster here: what the browser itself needs to show a change, on a page with nothing else on it. */
const BARE = `<!doctype html><button onclick="this.textContent = Math.random()">A word</button>
  <button onclick="document.querySelector('dialog').showModal()">A dialog</button>
  <dialog style="inline-size: 100vw; block-size: 100vh; background: navy">Words</dialog>`;

const bare = (number, after) => ({
  html: BARE,
  act: (page) => page.locator('button').nth(number).click(),
  after,
});

const CONTROLS = {
  'a bare page, change a word': bare(0),
  'a bare page, open a dialog': bare(1, (page) => page.keyboard.press('Escape')),
};

/** What the page's main thread has computed so far, in ms of its own: whatever else the machine is busy with. */
async function computed(devtools) {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return 1000 * metrics.find(({ name }) => name === 'TaskDuration').value;
}

const settle = (page) => page.waitForTimeout(SETTLE_MS);

async function measureDeed({ page, devtools }, { before, act, after }) {
  const durations = [];
  const work = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    if (before) await before(page);
    await settle(page);
    await takeDurations(page);
    const begun = await computed(devtools);
    await act(page);
    await settle(page);
    work.push((await computed(devtools)) - begun);
    durations.push(...(await takeDurations(page)));
    if (after) await after(page);
    await settle(page);
  }
  durations.sort((a, b) => a - b);
  return {
    count: durations.length,
    p75: durations[Math.ceil(durations.length * 0.75) - 1] ?? 16,
    max: durations.at(-1) ?? 16,
    work: Math.round(middle(work)),
  };
}

/**
 * Durations in ms, in steps of 8, on a processor four times as slow; the first round of each loads its code, too. `work`
 * is all that the main thread computes within about a second of one: other programs don't make it longer.
 */
export async function measureInteractions(url, viewport) {
  const browser = await chromium.launch({ executablePath: browserPath(), args: BROWSER_FLAGS });
  const page = await browser.newPage({ viewport });
  await page.addInitScript(noteInteractions);
  const devtools = await slowDown(page);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  const measured = {};
  for (const [name, { html, ...deed }] of Object.entries({ ...DEEDS, ...CONTROLS })) {
    await page.goto(html ? `data:text/html,${encodeURIComponent(html)}` : url, {
      waitUntil: 'load',
    });
    await settle(page);
    measured[name] = { isControl: Boolean(html), ...(await measureDeed({ page, devtools }, deed)) };
  }
  await browser.close();
  return measured;
}
