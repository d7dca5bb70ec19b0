import type { Page } from '@playwright/test';
import { TOAST_DEFAULT_MS } from '../../lib/constants';
import { localePath } from '../../lib/i18n/localePath';
import { LOCALES, type Locale } from '../../lib/i18n/locales';
import { BY_AXE, fitOf, sparePictures, violationsOf } from './accessibility';
import { TEXTS, type Texts } from './texts';
import { asAnotherVisitor, DESK, expect, NARROW, PHONE, visit } from './visitor';

/** What a test of a state gets: the page, the site's texts, and a check of the current state. */
export type State = {
  page: Page;
  locale: Locale;
  texts: Texts;
  go: (path: string) => Promise<unknown>;
  look: (state: string) => Promise<void>;
  lookAtDesk: (state: string) => Promise<void>;
};

export const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

/** Keeps toasts visible, so that they can be checked. */
function holdToasts(toast: number) {
  const wait = window.setTimeout.bind(window);
  const held = (act: TimerHandler, time?: number, ...rest: unknown[]) =>
    wait(act, time === toast ? 3_600_000 : time, ...rest);
  Object.assign(window, { setTimeout: held });
}

/** Checks the state on a phone and at the narrowest width. */
async function lookAt(page: Page, locale: Locale, state: string) {
  const found = BY_AXE.includes(locale) ? await violationsOf(page) : [];
  await page.setViewportSize(NARROW);
  const { tooWide, cut } = await fitOf(page);
  if (tooWide > 0) found.push(`${tooWide} px too wide at 320 px`);
  found.push(...cut.map((words) => `cut off at 320 px: ${words}`));
  await page.setViewportSize(PHONE);
  expect.soft(found, state).toEqual([]);
}

/** Where it looks different at a desk. */
async function lookAtDesk(page: Page, locale: Locale, state: string) {
  if (!BY_AXE.includes(locale)) return;
  await page.setViewportSize(DESK);
  expect.soft(await violationsOf(page), `${state}, at a desk`).toEqual([]);
  await page.setViewportSize(PHONE);
}

/** The browser's settings: a phone whose language is another than the page's. */
export const visitorOf = (locale: Locale) =>
  ({
    locale: LOCALES[(LOCALES.indexOf(locale) + 1) % LOCALES.length],
    viewport: PHONE,
    actionTimeout: 15_000,
    contextOptions: { reducedMotion: 'reduce' },
  }) as const;

/** A page on which many failures are expected. */
export async function stateOf(
  page: Page,
  locale: Locale,
  expected: (complaint: RegExp) => void,
): Promise<State> {
  expected(/status of (400|50[23])|\.mp4|IntersectionObserver|no languages/);
  await asAnotherVisitor(page);
  await sparePictures(page);
  await page.addInitScript(holdToasts, TOAST_DEFAULT_MS);
  return {
    page,
    locale,
    texts: TEXTS[locale],
    go: (path) => visit(page, localePath(locale, path)),
    look: (state) => lookAt(page, locale, state),
    lookAtDesk: (state) => lookAtDesk(page, locale, state),
  };
}
