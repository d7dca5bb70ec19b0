import { ar } from '@payloadcms/translations/languages/ar';
import { en } from '@payloadcms/translations/languages/en';
import { es } from '@payloadcms/translations/languages/es';
import { fr } from '@payloadcms/translations/languages/fr';
import { ru } from '@payloadcms/translations/languages/ru';
import { zh } from '@payloadcms/translations/languages/zh';
import { PAYLOADS } from './payloads';

type Texts = Record<string, Record<string, string>>;

const LANGUAGES = { en, ar, es, fr, ru, zh };
type Name = keyof typeof LANGUAGES;
const NAMES = Object.keys(LANGUAGES) as Name[];

const textsOf = (name: Name) => LANGUAGES[name].translations as unknown as Texts;
const places = (text = '') => (text.match(/\{\{.+?\}\}/g) ?? []).sort();

it.each(NAMES)('are texts that Payload has in %s, with the places of its English ones', (name) => {
  const groups: Texts = PAYLOADS[name];
  const ours = Object.entries(groups).flatMap(([group, texts]) =>
    Object.entries(texts).map(([key, text]) => ({ group, key, text })),
  );
  expect(ours.length).toBeGreaterThan(0);
  for (const { group, key, text } of ours) {
    const [payloads, english] = [textsOf(name), textsOf('en')].map((texts) => texts[group]?.[key]);
    expect([group, key, typeof payloads]).toEqual([group, key, 'string']);
    expect([group, key, places(text)]).toEqual([group, key, places(english)]);
  }
});
