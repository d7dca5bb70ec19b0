import { readFileSync } from 'node:fs';
import { LANGUAGES } from './languages.mjs';

const readText = (path) => readFileSync(new URL(path, import.meta.url), 'utf8');

const LOCALES = Object.keys(LANGUAGES);

const readMessages = (locale) => JSON.parse(readText(`../messages/${locale}.json`)).outage;

const ESCAPES = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text) => text.replace(/[&<>"]/g, (character) => ESCAPES[character]);

/** The language of the address; English has no prefix. */
const localeOf = (url) => LOCALES.find((locale) => new RegExp(`^/${locale}(?:[/?]|$)`).test(url));

function draw(style, locale, url, kind, texts) {
  const { title, text } = texts[kind];
  return `<!doctype html>
<html lang="${locale}" dir="${LANGUAGES[locale].direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<style>${style}</style>
</head>
<body>
<main>
<svg viewBox="0 0 150 100" aria-hidden="true"><circle cx="50" cy="50" r="48"/><circle cx="100" cy="50" r="48"/></svg>
<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(text)}</p>
<p><a href="${escapeHtml(url)}">${escapeHtml(texts.retry)}</a></p>
</main>
</body>
</html>
`;
}

/**
 * The error page: `unavailable`, `failed` or `tooMany`. It is made without React and scripts, so that it depends on nothing
 * that has just failed.
 * @returns {(kind: 'unavailable' | 'failed' | 'tooMany', url: string) => string}
 */
export function loadErrorPage() {
  const style = readText('./errorPage.css');
  const messages = Object.fromEntries(LOCALES.map((locale) => [locale, readMessages(locale)]));
  return (kind, url) => {
    const locale = localeOf(url) ?? 'en';
    return draw(style, locale, url, kind, messages[locale]);
  };
}
