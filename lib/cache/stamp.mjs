import { join } from 'node:path';
import { paintFirst } from './firstPaint.mjs';
import { inlineSheets } from './inlineSheets.mjs';
import { pagePolicy } from './policy.mjs';
import { tagOf } from './tag.mjs';

const POLICY = 'content-security-policy';

/** Pages that this process made, or has found whole. @type {WeakSet<object>} */
const whole = new WeakSet();

/** Of all that Next writes for a page, each in a file of its own: a segment in whichever order it is read. */
function tagOfAll({ html, rscData = '', segmentData = new Map() }) {
  const segments = [...segmentData].sort(([one], [other]) => (one < other ? -1 : 1)).flat();
  return tagOf(Buffer.concat([html, rscData, ...segments].map((part) => Buffer.from(part))));
}

/** Gives a kept page its own policy and the tag of its content: Next sends a kept entry's headers with every answer made of it. */
export function stamp(value, serverDistDir) {
  if (value?.kind !== 'APP_PAGE' || value.headers?.[POLICY]) return;
  value.html = inlineSheets(paintFirst(value.html), join(serverDistDir, '..'));
  const policy = pagePolicy(value.html, value.rscData);
  value.headers = { ...value.headers, [POLICY]: policy, etag: tagOfAll(value) };
  whole.add(value);
}

/**
 * Next writes the files of a page beside each other, over those of the page before: a process that was killed meanwhile leaves some
 * empty, cut off, or of two pages. Looked at once, when a page comes from the disk.
 */
export function isWhole(value) {
  if (value?.kind !== 'APP_PAGE' || !value.headers?.[POLICY] || whole.has(value)) return true;
  if (value.headers.etag !== tagOfAll(value)) return false;
  whole.add(value);
  return true;
}
