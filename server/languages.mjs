import { readFileSync } from 'node:fs';

/** @type {Record<string, {direction: string}>} by the code that addresses begin with */
export const LANGUAGES = JSON.parse(
  readFileSync(new URL('../lib/i18n/languages.json', import.meta.url), 'utf8'),
);
