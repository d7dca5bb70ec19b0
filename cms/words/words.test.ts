import { MENU_ICONS } from '@/lib/contract/menuItem';
import { typographyFaults } from '@/tests/support/typography';
import ar from './ar.json';
import es from './es.json';
import fr from './fr.json';
import ru from './ru.json';
import { inLanguages, say, untranslated } from './words';
import zh from './zh.json';

const WORDS = { ar, es, fr, ru, zh };
const OTHERS = ['ar', 'es', 'fr', 'ru', 'zh'] as const;

const places = (text: string) => String((text.match(/\{\w+\}/g) ?? []).sort());

describe('The texts of the CMS', () => {
  it.each(OTHERS)('are all there in %s, with its typography', (locale) => {
    const words = WORDS[locale];
    expect(Object.keys(words).sort()).toEqual(Object.keys(fr).sort());
    expect(Object.values(words).filter((text) => text.trim() === '')).toEqual([]);
    const entries = Object.entries(words);
    expect(entries.filter(([english, text]) => places(english) !== places(text))).toEqual([]);
    expect(Object.values(words).flatMap((text) => typographyFaults(locale, text))).toEqual([]);
  });

  it.each([
    ['es', /favoritos/i],
    ['fr', /courriel/i],
    ['ru', /картинк|символ/i],
  ] as const)('have one word for one thing in %s, never what matches %s', (locale, other) => {
    expect(Object.values(WORDS[locale]).filter((text) => other.test(text))).toEqual([]);
  });

  it('have the check of a menu’s icons, which no type knows', () => {
    expect(Object.keys(fr)).toContain(`One of ${MENU_ICONS.join(', ')}`);
  });

  it('stand in the editor’s language, else in English', () => {
    expect(say('fr', 'Artworks')).toBe('Œuvres');
    expect(say('en', 'Artworks')).toBe('Artworks');
    expect(say('de', 'Artworks')).toBe('Artworks');
    expect(inLanguages('Artworks')).toMatchObject({ en: 'Artworks', zh: '作品' });
    expect(untranslated.size).toBe(0);
    expect(inLanguages('Never written')).toMatchObject({
      en: 'Never written',
      zh: 'Never written',
    });
    expect([...untranslated]).toEqual(['Never written']);
  });
});
