import { createHash } from 'node:crypto';
import fresh from 'fresh';

const CHARACTERS = 22;

/**
 * An ETag by content. A weak one: it is the same for each way in which the content is compressed.
 * @param {string | Uint8Array} content
 */
export const tagOf = (content) =>
  `W/"${createHash('sha256').update(content).digest('base64url').slice(0, CHARACTERS)}"`;

/**
 * Whether who asks has the content of this tag, and takes it.
 * @param {Headers} asked
 * @param {string} etag
 * @returns {boolean}
 */
export const isHeld = (asked, etag) => fresh(Object.fromEntries(asked), { etag });
