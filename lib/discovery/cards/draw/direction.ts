const RTL = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/;
const RTL_MARK = '\u200f';
/** What tells a paragraph's direction: letters, and the marks for it. */
const STRONG = /[\p{L}\u200e\u200f]/u;

/** Whether Pango sets a text from right to left: it goes by the first letter. */
export function runsRtl(text: string): boolean {
  const first = STRONG.exec(text)?.[0] ?? '';
  return first === RTL_MARK || RTL.test(first);
}

/** Whether a text that runs from left to right has other letters, too. */
export const isMixed = (text: string): boolean => RTL.test(text) && !runsRtl(text);

/** In a language from right to left such a text runs so as a whole. */
export const directed = (text: string, isRtl: boolean): string =>
  isRtl && isMixed(text) ? RTL_MARK + text : text;
