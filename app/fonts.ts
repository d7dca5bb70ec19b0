import localFont from 'next/font/local';

// Subsets of the variable fonts, made by tools/fonts.sh: those that a Latin page loads have less than 90 KB
// together. A unicode-range delays the -ext files (Polish, Turkish, Vietnamese …) until a name needs them. The
// ranges are literals because next/font reads this file without running it. Fonts of other scripts are loaded on
// pages in their language only, where tokens.css names them. Chinese has no font file (docs/decisions/0016).

/**
 * Titles: one weight, optical size 72, width 78 to 100. Only this face is preloaded, since the device has none of equal
 * measures. For the others it has (standIns.css): they can come later without a shift, and don't delay the first picture.
 */
const display = localFont({
  src: './fonts/bricolageDisplay.woff2',
  variable: '--font-bricolage-display',
  weight: '600 800',
  adjustFontFallback: false,
  declarations: [
    { prop: 'font-stretch', value: '78% 100%' },
    {
      prop: 'unicode-range',
      value:
        'U+20-22, U+26-29, U+2C-3B, U+3F, U+41-5A, U+61-7A, U+A0-A1, U+A9, U+AB, U+B7, U+BB, U+BF-C1, U+C7-CA, U+CD-CE, U+D1, U+D3, U+DA, U+E0-E2, U+E7-EB, U+ED-EF, U+F1, U+F3-F4, U+F9-FC, U+152-153, U+2013-2014, U+2018-2019, U+201C-201D, U+2026',
    },
  ],
});

/** Menus, labels, buttons. */
const ui = localFont({
  src: './fonts/bricolage.woff2',
  weight: '500 650',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+20-23, U+25-3B, U+3F-5A, U+5F, U+61-7A, U+A0-A1, U+A9-AB, U+B0, U+B2, U+B7, U+BA-BB, U+BF-F6, U+F8-FF, U+131, U+152-153, U+178, U+2013-2014, U+2018-201A, U+201C-201E, U+2020, U+2026, U+2039-203A, U+20AC, U+2122, U+2212',
    },
  ],
});

const uiExt = localFont({
  src: './fonts/bricolageExt.woff2',
  weight: '500 650',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+100-151, U+154-177, U+179-17F, U+18F, U+1A0-1A1, U+1AF-1B0, U+1CD-1DC, U+218-21B, U+259, U+1E00-1E9F',
    },
  ],
});

const uiVietnameseExt = localFont({
  src: './fonts/bricolageVietnamese.woff2',
  weight: '500 650',
  preload: false,
  adjustFontFallback: false,
  declarations: [{ prop: 'unicode-range', value: 'U+1EA0-1EF9' }],
});

/** Reading text. */
const text = localFont({
  src: './fonts/sourceSerif.woff2',
  weight: '400',
  style: 'normal',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+20-23, U+25-3B, U+3F-5A, U+5F, U+61-7A, U+A0-A1, U+A9-AB, U+B0, U+B2, U+B7, U+BA-BB, U+BF-F6, U+F8-FF, U+131, U+152-153, U+178, U+2013-2014, U+2018-201A, U+201C-201E, U+2020, U+2026, U+2039-203A, U+20AC, U+2122, U+2212',
    },
  ],
});

const italic = localFont({
  src: './fonts/sourceSerifItalic.woff2',
  weight: '400',
  style: 'italic',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+20-23, U+25-3B, U+3F-5A, U+5F, U+61-7A, U+A0-A1, U+A9-AB, U+B0, U+B2, U+B7, U+BA-BB, U+BF-F6, U+F8-FF, U+131, U+152-153, U+178, U+2013-2014, U+2018-201A, U+201C-201E, U+2020, U+2026, U+2039-203A, U+20AC, U+2122, U+2212',
    },
  ],
});

const textExt = localFont({
  src: [
    { path: './fonts/sourceSerifExt.woff2', weight: '400', style: 'normal' },
    { path: './fonts/sourceSerifItalicExt.woff2', weight: '400', style: 'italic' },
  ],
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+100-151, U+154-177, U+179-17F, U+18F, U+1A0-1A1, U+1AF-1B0, U+1CD-1DC, U+218-21B, U+259, U+1E00-1E9F',
    },
  ],
});

const textVietnameseExt = localFont({
  src: [
    { path: './fonts/sourceSerifVietnamese.woff2', weight: '400', style: 'normal' },
    { path: './fonts/sourceSerifItalicVietnamese.woff2', weight: '400', style: 'italic' },
  ],
  preload: false,
  adjustFontFallback: false,
  declarations: [{ prop: 'unicode-range', value: 'U+1EA0-1EF9' }],
});

/** Russian titles, menus, buttons: Bricolage Grotesque lacks Cyrillic. */
const cyrillicUi = localFont({
  src: './fonts/golos.woff2',
  variable: '--font-golos',
  weight: '500 700',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value: 'U+401-407, U+40E, U+410-44F, U+451-457, U+45E, U+490-491, U+2116',
    },
  ],
});

const cyrillicText = localFont({
  src: [
    { path: './fonts/sourceSerifCyrillic.woff2', weight: '400', style: 'normal' },
    { path: './fonts/sourceSerifCyrillicItalic.woff2', weight: '400', style: 'italic' },
  ],
  variable: '--font-source-serif-cyrillic',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value: 'U+401-407, U+40E, U+410-44F, U+451-457, U+45E, U+490-491, U+2116',
    },
  ],
});

const arabicUi = localFont({
  src: './fonts/readexPro.woff2',
  variable: '--font-readex',
  weight: '500 700',
  preload: false,
  adjustFontFallback: false,
  declarations: [{ prop: 'unicode-range', value: 'U+600-6FF, U+200C-200F' }],
});

const arabicText = localFont({
  src: './fonts/notoNaskhArabic.woff2',
  variable: '--font-naskh',
  weight: '400',
  preload: false,
  adjustFontFallback: false,
  declarations: [{ prop: 'unicode-range', value: 'U+600-6FF, U+200C-200F' }],
});

const LATIN = [ui, uiExt, uiVietnameseExt, text, italic, textExt, textVietnameseExt];
const OTHERS = [cyrillicUi, cyrillicText, arabicUi, arabicText];

/**
 * The class names for `<html>` that define custom properties for tokens.css. The Latin faces have none, as it puts their names
 * together itself; they are mentioned here so that Next's build doesn't leave them out.
 */
export const fontVariables = [display, ...LATIN, ...OTHERS]
  .flatMap((font) => ('variable' in font ? font.variable : []))
  .join(' ');
