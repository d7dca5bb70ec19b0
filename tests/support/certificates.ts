import type { Page } from '@playwright/test';

/** In the demo exhibition: a number with a work and two pictures, and one that doesn't exist. */
export const KNOWN = 'WE2020-0060';
export const UNKNOWN = 'WE2020-9999';

/** A certificate as a picture. */
export const sheet = (page: Page) =>
  page.getByRole('img', { name: 'Certificate of participation of' });
