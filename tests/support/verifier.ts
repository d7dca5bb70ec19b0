import type { Page } from '@playwright/test';
import { anAddress } from './visitor';

/** In the demo exhibition: a number with a work and two pictures, and one that doesn't exist. */
export const KNOWN = 'WE2020-0060';
export const UNKNOWN = 'WE2020-9999';

/** Look-ups are limited by address: each test has an address of its own. */
export const asAnotherVisitor = (page: Page) =>
  page.setExtraHTTPHeaders({ 'x-visitor': anAddress() });
