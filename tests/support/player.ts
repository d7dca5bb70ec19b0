import type { Page } from '@playwright/test';

/** The player of the current film or broadcast, once it is hydrated. */
export const player = (page: Page) => page.getByLabel(/^Film: /);

/** The title of the current film. */
export const panelTitle = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 });

/** The playback position in seconds. */
export const time = (page: Page) =>
  player(page).evaluate((video: HTMLVideoElement) => video.currentTime);
