import { localesFrom } from './locale';

describe('localesFrom', () => {
  it('begins with the language asked for and English, and has each once', () => {
    expect(localesFrom('ru')).toEqual(['ru', 'en', 'fr', 'zh', 'es', 'ar']);
    expect(localesFrom('en')).toEqual(['en', 'fr', 'zh', 'es', 'ru', 'ar']);
  });
});
