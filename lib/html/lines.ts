/** Tags of a text that says itself where its lines end. */
const LAID_OUT =
  /<(?:p|br|hr|h[1-6]|pre|div|section|article|blockquote|ul|ol|li|dl|dt|dd|figure|figcaption|table|caption|t[rdh]|video)\b/;
const TAG = /(<[^>]*>)/;

const inLines = (text: string) => text.replace(/\n\s*\n\s*/g, '</p><p>').replaceAll('\n', '<br>');

/**
 * A text that was typed as one keeps its lines: in clean HTML without blocks, blank lines part paragraphs, and lines end where they
 * were ended. A tag that is open over several paragraphs is left to `settle`.
 */
export function keepLines(html: string): string {
  const text = html.trim().replaceAll('\r\n', '\n');
  if (!text.includes('\n') || LAID_OUT.test(text)) return html;
  const parts = text.split(TAG).map((part) => (TAG.test(part) ? part : inLines(part)));
  return `<p>${parts.join('')}</p>`;
}
