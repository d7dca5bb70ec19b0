/** §9 Business constants and limits: row by row, in the same order. Purely visual ones are in app/styles/tokens.css. */

export const ALBUM_PAGE_SIZE = 20;
export const COMMENT_PAGE_SIZE = 20;
export const HOME_CAROUSEL_ALBUMS = 20;
export const CERTIFICATE_SEARCH = { start: 0, count: 1 } as const;
export const SESSION_MAX_AGE_SECONDS = 7200;
export const CHUNK_LOAD_TIMEOUT_MS = 120_000;
export const COVERFLOW_ALBUMS = { size: 0.45, zoom: 1.2, border: 10 } as const;
export const COVERFLOW_VIDEOS = { size: 0.15, zoom: 1, border: 10 } as const;
export const ANIMATION_TICK_MS = 16;
export const RESIZE_DEBOUNCE_MS = 200;
export const FOOTER_LOAD_DELAY_MS = 1000;
export const TOAST_DEFAULT_MS = 1500;
export const NOTICE_DEFAULT_MS = 3000;
export const DEFAULT_LOCALE = 'EN';
export const ARROW_KEYS = { left: 37, right: 39 } as const;
export const NAME_MAX_LENGTH = 256;
export const EMAIL_MAX_LENGTH = 256;
export const CAPTCHA_MAX_LENGTH = 6;
export const CAPTCHA_IMAGE = { width: 130, height: 32 } as const;
export const PAST_EXHIBITION_GRID = { columns: 6, imageHeight: 200 } as const;
export const CERTIFICATE_LAYOUT_BASE_WIDTH = 1200;
export const CERTIFICATE_ISSUE_DATE = '31-12-2020';
export const NUMBER_FORMAT = { defaultDecimals: 2, minDecimals: 0, maxDecimals: 20 } as const;
export const FILE_SIZE_LIMIT_MB = 20;
export const IMAGE_RESOLUTION_LIMIT = { width: 4000, height: 4000 } as const;
export const PAPER_SIZE = { name: 'A3', widthMm: 297, heightMm: 420 } as const;
export const FRAME = { colour: 'black matt', maxWidthCm: 2.5 } as const;
export const DISPLAY_CM = { height: 200, width: 120 } as const;
export const DRAWER_MENU_LEVELS = 3;
export const SEX_TEXT_DEFAULT = 'Male';

/** Ours: of larger pictures no card and no certificate is drawn. Twice what §9 allows in each dimension. */
export const MOST_PIXELS = 4 * IMAGE_RESOLUTION_LIMIT.width * IMAGE_RESOLUTION_LIMIT.height;

/** Ours, for pictures that are uploaded by hand: Next's optimiser takes 50 million bytes (`images.maximumResponseBody`). */
export const UPLOADED_PICTURE_LIMIT_MB = 45;
/** Ours, for any file that is uploaded by hand. */
export const UPLOAD_LIMIT_MB = 200;

/** Ours: the longest certificate number, for visitors' and editors' fields. */
export const CERTIFICATE_NUMBER_MAX_LENGTH = 64;

/** Ours: what has come is asked for again after so long, as an editor may have withdrawn it; a browser shows a picture for as long (lib/freshness.mjs). */
export const ASK_AGAIN_MS = 600_000;

/** Where the exhibition is: its films and broadcasts are told in this time zone. */
export const PARIS = 'Europe/Paris';
