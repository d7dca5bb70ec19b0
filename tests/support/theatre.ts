import type { Page } from '@playwright/test';

/** The film or broadcast that is on, once its island listens. */
export const player = (page: Page) => page.getByLabel(/^Film: /);

/** What it is called. */
export const panelTitle = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 });

/** How far it is, in seconds. */
export const time = (page: Page) =>
  player(page).evaluate((video: HTMLVideoElement) => video.currentTime);
