import { wireNews, type WireNews } from '@/lib/contract/news';
import { toGuestPersons } from './guestPerson';
import { mediaUrl } from './mediaUrl';
import { publishedAt, toNews } from './news';

const urlOf = (path: string) => mediaUrl(path, '');
const aWireNews = (fields: object): WireNews => wireNews.cast({ id: 'n1', ...fields });

describe('toNews (§3 News/content item)', () => {
  it('derives desc, content, img and time', () => {
    const draft = { description: 'Short', content: '<p>draft</p>', icon: '/download/i.jpg' };
    const wire = aWireNews({
      title: 'T',
      content: '<p>own</p>',
      sTime: Date.UTC(2024, 5, 1),
      draft,
    });
    expect(toNews(wire, urlOf)).toEqual({
      ...{ id: 'n1', title: 'T', desc: 'Short', content: '<p>own</p>', img: '/download/i.jpg' },
      ...{ time: '2024-06-01', sTime: Date.UTC(2024, 5, 1), updatedAt: null },
      ...{ imgAlt: '', imgWidth: 0, imgHeight: 0, titleLang: '', descLang: '', contentLang: '' },
    });
  });

  it('knows size, alt text and languages when the host does', () => {
    const wire = aWireNews({
      ...{ iconAlt: 'A wall', iconWidth: 1600, iconHeight: '900' },
      ...{ titleLang: 'fr', descriptionLang: 'en', contentLang: 'en' },
    });
    expect(toNews(wire, urlOf)).toMatchObject({
      ...{ imgAlt: 'A wall', imgWidth: 1600, imgHeight: 900 },
      ...{ titleLang: 'fr', descLang: 'en', contentLang: 'en' },
    });
  });

  it("takes the draft's content when the item has none of its own", () => {
    expect(toNews(aWireNews({ draft: { content: '<p>draft</p>' } }), urlOf).content).toBe(
      '<p>draft</p>',
    );
  });

  it.each([{ draft: null }, { draft: '' }, { sTime: '2024-03-01 10:00' }])(
    'is empty, not broken, with no more than %j',
    (fields) => {
      expect(toNews(aWireNews(fields), urlOf)).toMatchObject({
        desc: '',
        img: '',
        time: '',
        content: '',
      });
    },
  );
});

describe('publishedAt', () => {
  const NOON = Date.parse('2026-11-30T12:00:00Z');

  it('is the item’s own time, however often it is changed after that', () => {
    expect(publishedAt({ sTime: NOON, updatedAt: NOON + 1 })).toBe(NOON);
    expect(publishedAt({ sTime: NOON, updatedAt: null })).toBe(NOON);
  });

  it.each(['2026-11-30T08:00:00Z', '2026-11-01T08:00:00Z'])(
    'is never after the last change, of an item that is dated ahead: %s',
    (changed) => {
      const updatedAt = Date.parse(changed);
      expect(publishedAt({ sTime: NOON, updatedAt })).toBe(updatedAt);
    },
  );

  it('is unknown of an item without a date', () =>
    expect(publishedAt({ sTime: null, updatedAt: NOON })).toBeNull());
});

describe('toGuestPersons (§3 Guest person)', () => {
  it('sorts by the numeric draft.subTitle, those without one last and as they came', () => {
    const persons = [
      ['a', ''],
      ['b', '10'],
      ['c', '9'],
      ['d', 'soon'],
      ['e', '-1'],
    ].map(([id, subTitle]) => aWireNews({ id, draft: { subTitle } }));
    expect(toGuestPersons(persons, urlOf).map(({ id }) => id)).toEqual(['e', 'c', 'b', 'a', 'd']);
  });

  it('reads src, name and title from the news item', () => {
    const draft = { icon: '/download/p.jpg', description: 'Painter' };
    const [person] = toGuestPersons(
      [aWireNews({ title: 'Ann', content: '<p>b</p>', draft })],
      urlOf,
    );
    expect(person).toEqual({
      ...{ id: 'n1', src: '/download/p.jpg', name: 'Ann', title: 'Painter', biography: '<p>b</p>' },
      ...{ titleLang: '', biographyLang: '' },
    });
  });

  it('reads the languages of title and biography where the host tells them', () => {
    const [person] = toGuestPersons(
      [aWireNews({ descriptionLang: 'en', contentLang: 'fr' })],
      urlOf,
    );
    expect(person).toMatchObject({ titleLang: 'en', biographyLang: 'fr' });
  });
});
