import type { Album, News } from '../payload-types';
import { toAlbumRow, toNewsRow } from './draftRows';

const CONTENT = { root: { type: 'root', children: [] } };

const inLanguage = (locale: 'en' | 'fr' | 'ar', texts: object) => ({
  locale,
  doc: { id: 5, updatedAt: '2026-01-02T03:04:05.000Z', ...texts } as News,
});

describe('The draft of a news item', () => {
  it('has each text of the first language that has it, and its body of one language', () => {
    const own = inLanguage('fr', { title: '', draft: { description: 'Court' } });
    const others = [
      inLanguage('en', { title: null, content: CONTENT }),
      inLanguage('ar', { title: 'خبر', html: '<p>نص</p>', draft: { description: 'قصير' } }),
    ];
    expect(toNewsRow(own, others)).toMatchObject({
      ...{ title: 'خبر', title_lang: 'ar' },
      ...{ description: 'Court', description_lang: 'fr' },
      ...{ html: null, content: CONTENT, body_lang: 'en' },
    });
  });

  it('has nothing, in no language, of what nobody has written', () => {
    expect(toNewsRow(inLanguage('en', { title: 'News' }), [])).toMatchObject({
      ...{ title: 'News', title_lang: 'en' },
      ...{ description: null, description_lang: '' },
      ...{ html: null, content: null, body_lang: '' },
    });
  });

  it('has the description of its picture in its own language or in English', () => {
    const icon = (alt: string) => ({ draft: { icon: { filename: 'a.jpg', alt } } });
    const others = [inLanguage('en', icon('A wall')), inLanguage('ar', icon('جدار'))];
    expect(toNewsRow(inLanguage('fr', icon('')), others).icon_alt).toBe('A wall');
    expect(toNewsRow(inLanguage('en', icon('')), others.slice(1)).icon_alt).toBeNull();
  });
});

describe('The draft of a work', () => {
  const inLanguage = (locale: 'en' | 'fr' | 'ar', texts: object) => ({
    locale,
    doc: { id: 5, updatedAt: '2026-01-02T03:04:05.000Z', ...texts } as Album,
  });
  const near = (name: string, alt: string) => ({
    country: { code: 'FR', name },
    cover: { filename: 'a.jpg', alt },
  });

  it('has its title and description of the first languages that have them, and says which', () => {
    const own = inLanguage('fr', { name: '', description: null });
    const others = [
      inLanguage('en', { name: null, description: 'A boat at sea' }),
      inLanguage('ar', { name: 'قارب', description: 'قارب في البحر' }),
    ];
    const told = { name: 'قارب', description: 'A boat at sea', description_lang: 'en' };
    expect(toAlbumRow(own, others)).toMatchObject(told);
    expect(toAlbumRow(own, [])).toMatchObject({ description: null, description_lang: '' });
  });

  it('has its country’s name and its picture’s description in its own language or in English', () => {
    const arabic = inLanguage('ar', near('فرنسا', 'جدار'));
    const english = inLanguage('en', near('France', 'A wall'));
    const none = { country: null, country_code: 'FR', cover: 'a.jpg', cover_alt: null };
    const french = inLanguage('fr', near('', ''));
    expect(toAlbumRow(french, [arabic])).toMatchObject(none);
    expect(toAlbumRow(inLanguage('en', near('', '')), [arabic])).toMatchObject(none);
    const inEnglish = { country: 'France', cover_alt: 'A wall' };
    expect(toAlbumRow(french, [english, arabic])).toMatchObject(inEnglish);
    expect(toAlbumRow(arabic, [english])).toMatchObject({ country: 'فرنسا', cover_alt: 'جدار' });
  });
});
