import { readFileSync } from 'node:fs';
import * as constants from './constants';
import { DEFAULT_SITE_LOCALE, toWireLocale } from './i18n/locales';

describe('Business constants and limits (§9)', () => {
  it.each([
    ['ALBUM_PAGE_SIZE', 20],
    ['COMMENT_PAGE_SIZE', 20],
    ['HOME_CAROUSEL_ALBUMS', 20],
    ['CERTIFICATE_SEARCH', { start: 0, count: 1 }],
    ['SESSION_MAX_AGE_SECONDS', 7200],
    ['CHUNK_LOAD_TIMEOUT_MS', 120_000],
    ['COVERFLOW_ALBUMS', { size: 0.45, zoom: 1.2, border: 10 }],
    ['COVERFLOW_VIDEOS', { size: 0.15, zoom: 1, border: 10 }],
    ['ANIMATION_TICK_MS', 16],
    ['RESIZE_DEBOUNCE_MS', 200],
    ['FOOTER_LOAD_DELAY_MS', 1000],
    ['TOAST_DEFAULT_MS', 1500],
    ['NOTICE_DEFAULT_MS', 3000],
    ['DEFAULT_LOCALE', 'EN'],
    ['ARROW_KEYS', { left: 37, right: 39 }],
    ['NAME_MAX_LENGTH', 256],
    ['EMAIL_MAX_LENGTH', 256],
    ['CAPTCHA_MAX_LENGTH', 6],
    ['CAPTCHA_IMAGE', { width: 130, height: 32 }],
    ['PAST_EXHIBITION_GRID', { columns: 6, imageHeight: 200 }],
    ['CERTIFICATE_LAYOUT_BASE_WIDTH', 1200],
    ['CERTIFICATE_ISSUE_DATE', '31-12-2020'],
    ['NUMBER_FORMAT', { defaultDecimals: 2, minDecimals: 0, maxDecimals: 20 }],
    ['FILE_SIZE_LIMIT_MB', 20],
    ['IMAGE_RESOLUTION_LIMIT', { width: 4000, height: 4000 }],
    ['PAPER_SIZE', { name: 'A3', widthMm: 297, heightMm: 420 }],
    ['FRAME', { colour: 'black matt', maxWidthCm: 2.5 }],
    ['DISPLAY_CM', { height: 200, width: 120 }],
    ['DRAWER_MENU_LEVELS', 3],
    ['SEX_TEXT_DEFAULT', 'Male'],
  ] as const)('%s', (name, value) => {
    expect(constants[name]).toEqual(value);
  });
});

describe('What stands elsewhere once more (§9)', () => {
  it.each([
    ['app/styles/tokens.css', `--past-columns: ${constants.PAST_EXHIBITION_GRID.columns};`],
    ['app/styles/tokens.css', `--past-height: ${constants.PAST_EXHIBITION_GRID.imageHeight}px;`],
    [
      'components/certificate/Sheet.module.css',
      ` inline-size: ${constants.CERTIFICATE_LAYOUT_BASE_WIDTH}px;`,
    ],
  ])('is the same in %s: %s', (file, rule) => {
    expect(readFileSync(file, 'utf8')).toContain(rule);
  });

  it('is the site’s first language', () => {
    expect(toWireLocale(DEFAULT_SITE_LOCALE)).toBe(constants.DEFAULT_LOCALE);
  });
});

describe('Limits of ours', () => {
  it('are twice §9’s in each dimension, and what Next’s optimiser takes', () => {
    expect(constants.MOST_PIXELS).toBe(64_000_000);
    expect(constants.UPLOADED_PICTURE_LIMIT_MB * 1024 * 1024).toBeLessThan(50_000_000);
  });
});
