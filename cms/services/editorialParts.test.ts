import { linksOf, partsOf } from './editorialParts';

const all = (en: string | null, fr?: string) => ({ en, ...(fr === undefined ? {} : { fr }) });
const empty = { en: '', fr: '', zh: '', es: '', ru: '', ar: '' };

const aFile = (fields = {}) => ({
  id: 1,
  updatedAt: 'x',
  filename: 'a.jpg',
  mimeType: 'image/jpeg',
  alt: all('A wall'),
  ...fields,
});

describe('partsOf', () => {
  it('finds localised texts, in lists and groups too', () => {
    const { texts } = partsOf(
      {
        id: 7,
        title: all('Title', 'Titre'),
        subthemes: [{ id: 'x', title: all('Sea') }],
        venue: { name: all(null) },
        year: '2024',
      },
      [],
    );
    expect(texts).toEqual([
      { field: 'title', values: { ...empty, en: 'Title', fr: 'Titre' } },
      { field: 'subthemes.1.title', values: { ...empty, en: 'Sea' } },
      { field: 'venue.name', values: empty },
    ]);
  });

  it('finds pictures; one that visitors don’t get has no path', () => {
    const { pictures } = partsOf({ cover: aFile(), draft: { icon: aFile({ private: true }) } }, []);
    expect(pictures.map(({ field, img }) => [field, img])).toEqual([
      ['cover', '/download/a.jpg'],
      ['draft.icon', ''],
    ]);
  });

  it('leaves other documents, films and skipped fields alone', () => {
    const parts = partsOf(
      {
        country: { id: 1, updatedAt: 'x', name: all('France') },
        film: aFile({ mimeType: 'video/mp4' }),
        html: all('<p>'),
        content: { en: { root: {} } },
      },
      ['html'],
    );
    expect(parts).toEqual({ texts: [], pictures: [] });
  });
});

describe('linksOf', () => {
  it('finds the addresses of a menu item, a footer and a list of pages, each once', () => {
    const footer = {
      nav: { items: [{ name: all('News'), link: '/news' }, { link: '' }] },
      social: { items: [{ link: 'https://example.org/' }, { link: '/news' }] },
    };
    expect(linksOf(footer)).toEqual(['/news', 'https://example.org/']);
    expect(linksOf({ link: '/exh', name: all('x') })).toEqual(['/exh']);
    expect(linksOf({ pages: [{ route: '/shop' }] })).toEqual(['/shop']);
  });

  it('but none of another document', () => {
    expect(linksOf({ link: '/a', parent: { id: 1, updatedAt: 'x', link: '/b' } })).toEqual(['/a']);
  });
});
