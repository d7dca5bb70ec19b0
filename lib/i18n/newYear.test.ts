import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import en from '@/messages/en.json';
import { LOCALES } from './locales';

type Texts = { [key: string]: string | Texts };

/** The keys of these texts. */
const keysOf = (texts: Texts, isOne: (text: string) => boolean, before = ''): string[] =>
  Object.entries(texts).flatMap(([key, text]) => {
    if (typeof text !== 'string') return keysOf(text, isOne, `${before}${key}.`);
    return isOne(text) ? [before + key] : [];
  });

const guide = readFileSync(join(__dirname, '../../docs/editors.md'), 'utf8');
const [, example = ''] = /^```json\n(.*?)^```/ms.exec(guide.split('### A new year')[1] ?? '') ?? [];

test('The editors’ guide changes each text that names the year or counts it', () => {
  const named = keysOf(en, (text) => /2024|6th/.test(text));
  expect(keysOf(JSON.parse(example), (text) => /2025|7th/.test(text))).toEqual(named);
  for (const locale of LOCALES) {
    const texts = JSON.parse(
      readFileSync(join(__dirname, `../../messages/${locale}.json`), 'utf8'),
    );
    expect(named).toEqual(expect.arrayContaining(keysOf(texts, (text) => /2024|٢٠٢٤/.test(text))));
  }
});
