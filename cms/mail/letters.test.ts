import { LOCALES } from '@/lib/i18n/locales';
import { typographyFaults } from '@/tests/support/typography';
import { letterOf } from './letters';

const LINK = 'https://cms.example.org/admin/reset/0a1b';

describe.each(LOCALES)('In %s', (language) => {
  test.each(['invitation', 'reset'] as const)('%s: text and HTML say the same', (kind) => {
    const { subject, text, html } = letterOf(kind, language, LINK);
    expect(subject).not.toContain('\n');
    expect(text.split(LINK)).toHaveLength(2);
    expect(html).toContain(`href="${LINK}"`);
    expect(html).toContain(`lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}"`);
    const words = html.replace(/<title>.*<\/title>/, '').replace(/<[^>]*>/g, '');
    const plain = (value: string) => value.replace(/\s+/g, ' ').trim();
    expect(plain(words)).toBe(plain(text));
  });
});

test.each(LOCALES)('letters keep the typography of %s', (language) => {
  const letters = (['invitation', 'reset'] as const).map((kind) => letterOf(kind, language, LINK));
  const texts = letters.flatMap(({ subject, text }) => [subject, text.trim()]);
  expect(texts.flatMap((text) => typographyFaults(language, text))).toEqual([]);
});

test.each(['invitation', 'reset'] as const)(
  'in French %s is an e-mail, as on every page',
  (kind) => {
    const { text } = letterOf(kind, 'fr', LINK);
    expect(text).toContain('e-mail');
    expect(text).not.toContain('courriel');
  },
);

test('a link can’t leave its attribute', () => {
  expect(letterOf('reset', 'en', 'https://x.org/"><b>').html).not.toContain('"><b>');
});
