import { oneForAll } from '../lib/oneForAll.mjs';

/**
 * Pages that may show new pictures, without their locale: of what was published itself, and others that show it too.
 * @typedef {{ items: readonly string[], others: readonly string[] }} Pages
 */

/**
 * Between the route that hears what was published and the entry that has the pictures of it made.
 * @type {{ hear: (pages: Pages) => void }}
 */
const ear = oneForAll('warmNotes', () => ({ hear: () => undefined }));

/** @param {Pages} pages */
export const tellPages = (pages) => ear.hear(pages);

/** @param {(pages: Pages) => void} hear */
export function hearPages(hear) {
  ear.hear = hear;
}
