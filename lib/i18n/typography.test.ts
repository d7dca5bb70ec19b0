import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ar from '@/messages/ar.json';
import ru from '@/messages/ru.json';
import zh from '@/messages/zh.json';
import { typographyFaults } from '@/tests/support/typography';
import { LOCALES, type Locale } from './locales';

/** §8's English texts are used word for word, dots included. */
const AS_SPECIFIED = ['loading...', 'Submit data now ...', 'The search keyword is empty！'];

const leavesOf = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(leavesOf) : [];
};

/** A message without ICU syntax: placeholders become a name, each plural form a sentence. */
const sentencesOf = (message: string) =>
  message
    .replace(/\{(?:\w+)(?:, number)?\}/g, 'X')
    .split(/\{\w+, plural,|(?:=0|zero|one|two|few|many|other) \{|\}/)
    .map((sentence) => sentence.trim())
    .filter(Boolean);

const messagesIn = (locale: string): unknown =>
  JSON.parse(readFileSync(join(process.cwd(), `messages/${locale}.json`), 'utf8'));

test('The title of a work has one word in Chinese, on every page for visitors', () => {
  const forVisitors = Object.entries(zh).filter(([part]) => part !== 'check');
  const texts = forVisitors.flatMap(([, part]) => leavesOf(part));
  expect(texts.filter((text) => text.includes('标题'))).toEqual([]);
});

test('A picture has one word in Russian, on the pages for editors as in the CMS', () => {
  const texts = [ru.check, ru.preview].flatMap(leavesOf);
  expect(texts.filter((text) => /картинк/i.test(text))).toEqual([]);
});

test('No French word that would be elided stands before a gap for a name', () => {
  const elided = /\b(?:de|que|le|la) \{(?:author|caption|country|name|title|what)\}/i;
  expect(leavesOf(messagesIn('fr')).filter((text) => elided.test(text))).toEqual([]);
});

// The page has an element in that gap, and the sheet on paper sets apart what runs in the other direction.
test('A gap for a title or a name is isolated in Arabic, but for that of the certificate’s sentence', () => {
  const gap = /\{(?:author|desc|name|title)\}/;
  const isolated = new RegExp(`\u2068${gap.source}\u2069`, 'g');
  const texts = leavesOf(ar).filter((text) => gap.test(text.replace(isolated, '')));
  expect(texts).toEqual([ar.certificate.sheet.work]);
});

describe('The typography of the messages (docs/translations.md)', () => {
  it.each(LOCALES)('keeps the rules of %s', (locale) => {
    const texts = leavesOf(messagesIn(locale)).filter((text) => !AS_SPECIFIED.includes(text));
    expect(texts.length).toBeGreaterThan(500);
    const sentences = texts.flatMap(sentencesOf);
    expect(sentences.flatMap((text) => typographyFaults(locale, text))).toEqual([]);
  });

  it.each<[Locale, string]>([
    ['fr', 'Est-il authentique ?'],
    ['fr', 'Langue : français'],
    ['fr', 'Lire «le film»'],
    ['zh', '请稍候,再试。'],
    ['zh', '图录(续)'],
    ['zh', '最多256个字符'],
    ['es', 'Gracias!'],
    ['ru', 'Фильм “Окно”'],
    ['ru', 'Окно — друг'],
    ['ar', 'هل هي أصلية?'],
    ['en', 'Loading...'],
  ])('has a rule against, in %s, “%s”', (locale, text) => {
    expect(typographyFaults(locale, text)).not.toEqual([]);
  });
});
