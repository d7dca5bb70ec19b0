import type { News } from '../payload-types';
import { toNewsRow } from './draftRows';

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
