import localFont from 'next/font/local';

// Subsets of the variable fonts: together the four that a Latin page loads stay under 90 KB.
// A declared unicode-range keeps the -ext files (Polish, Turkish, Vietnamese …) away until a name needs them. The ranges
// stand here as literals because next/font reads this file without running it.

/** Titles: one weight, optical size 72, width 78 to 100. */
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
        'U+20-22, U+26-29, U+2C-3B, U+3F, U+41-5A, U+61-7A, U+A0, U+A9, U+AB, U+B7, U+BB, U+C0, U+C7-CA, U+CE, U+E0, U+E2, U+E7-EB, U+EE-EF, U+F4, U+F9, U+FB-FC, U+152-153, U+2013-2014, U+2018-2019, U+201C-201D, U+2026',
    },
  ],
});

/** Menus, labels, buttons. */
const ui = localFont({
  src: './fonts/bricolage.woff2',
  variable: '--font-bricolage',
  weight: '500 650',
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+20-23, U+25-3B, U+3F-5A, U+5F, U+61-7A, U+A0-A1, U+A9-AB, U+B0, U+B2, U+B7, U+BA-BB, U+BF-F6, U+F8-FF, U+152-153, U+178, U+2013-2014, U+2018-201A, U+201C-201E, U+2020, U+2026, U+2039-203A, U+20AC, U+2122, U+2212',
    },
  ],
});

const uiExt = localFont({
  src: './fonts/bricolageExt.woff2',
  variable: '--font-bricolage-ext',
  weight: '500 650',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+100-151, U+154-177, U+179-17F, U+18F, U+1A0-1A1, U+1AF-1B0, U+1CD-1DC, U+218-21B, U+259, U+1E00-1EF9',
    },
  ],
});

/** Reading text. The italic is not preloaded: it is first seen below the fold. */
const text = localFont({
  src: './fonts/sourceSerif.woff2',
  variable: '--font-source-serif',
  weight: '400',
  style: 'normal',
  adjustFontFallback: 'Times New Roman',
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+20-23, U+25-3B, U+3F-5A, U+5F, U+61-7A, U+A0-A1, U+A9-AB, U+B0, U+B2, U+B7, U+BA-BB, U+BF-F6, U+F8-FF, U+152-153, U+178, U+2013-2014, U+2018-201A, U+201C-201E, U+2020, U+2026, U+2039-203A, U+20AC, U+2122, U+2212',
    },
  ],
});

const italic = localFont({
  src: './fonts/sourceSerifItalic.woff2',
  variable: '--font-source-serif-italic',
  weight: '400',
  style: 'italic',
  preload: false,
  adjustFontFallback: 'Times New Roman',
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+20-23, U+25-3B, U+3F-5A, U+5F, U+61-7A, U+A0-A1, U+A9-AB, U+B0, U+B2, U+B7, U+BA-BB, U+BF-F6, U+F8-FF, U+152-153, U+178, U+2013-2014, U+2018-201A, U+201C-201E, U+2020, U+2026, U+2039-203A, U+20AC, U+2122, U+2212',
    },
  ],
});

const textExt = localFont({
  src: [
    { path: './fonts/sourceSerifExt.woff2', weight: '400', style: 'normal' },
    { path: './fonts/sourceSerifItalicExt.woff2', weight: '400', style: 'italic' },
  ],
  variable: '--font-source-serif-ext',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+100-151, U+154-177, U+179-17F, U+18F, U+1A0-1A1, U+1AF-1B0, U+1CD-1DC, U+218-21B, U+259, U+1E00-1EF9',
    },
  ],
});

/** For `<html className>`: declares the custom properties that tokens.css builds its families of. */
export const fontVariables = [display, ui, uiExt, text, italic, textExt]
  .map(({ variable }) => variable)
  .join(' ');
