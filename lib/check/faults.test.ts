import type { WireEditorial } from '@/lib/contract/editorial';
import { faultsOf, type Judges } from './faults';

const both = (en: string, fr: string) => ({ en, fr });

const anItem = (fields: Partial<WireEditorial> = {}): WireEditorial => ({
  kind: 'news',
  id: '7',
  key: '7',
  title: 'Title',
  updatedAt: 0,
  texts: [
    { field: 'title', values: both('Title', 'Titre') },
    { field: 'draft.description', values: both('Words', 'Mots') },
  ],
  html: both('<p>One</p>', '<p>Un</p>'),
  links: [],
  pictures: [{ field: 'draft.icon', img: '/download/a.jpg', alts: both('A wall', 'Un mur') }],
  ...fields,
});

const JUDGES: Judges = {
  locales: ['en', 'fr'],
  removedTags: (html) => (html.includes('script') ? ['script'] : []),
  deadLinks: (html) => (html.includes('href') ? ['/gone'] : []),
  isDead: (link) => link === '/gone',
  withoutAlt: (html) => (html.includes('img') ? 1 : 0),
};

const found = (fields: Partial<WireEditorial>) => faultsOf(anItem(fields), JUDGES);

describe('faultsOf', () => {
  it('finds nothing in an item that has everything', () => expect(found({})).toEqual([]));

  it.each([
    [
      'no picture',
      { pictures: [{ field: 'draft.icon', img: '', alts: both('', '') }] },
      [{ problem: 'image', what: 'draft.icon' }],
    ],
    [
      'a picture without words',
      { pictures: [{ field: 'draft.icon', img: '/download/a.jpg', alts: both('', '') }] },
      [{ problem: 'alt', what: 'draft.icon' }],
    ],
    [
      'words for a picture in one language alone',
      { pictures: [{ field: 'draft.icon', img: '/download/a.jpg', alts: both('A', '') }] },
      [{ problem: 'translation', what: 'draft.icon.alt', locale: 'fr' }],
    ],
    [
      'a text in another language alone',
      { html: both('', '<p>Un</p>') },
      [{ problem: 'translation', what: 'html', locale: 'en' }],
    ],
    [
      'no description',
      { texts: [{ field: 'title', values: both('Title', 'Titre') }] },
      [{ problem: 'description', what: 'draft.description' }],
    ],
    [
      'a dead link, a removed tag and a picture without alt, in the order of the filters',
      { html: both('<script></script><a href="/gone"></a><img>', '<p>Un</p>') },
      [
        { problem: 'alt', what: 'html', locale: 'en' },
        { problem: 'link', what: '/gone', locale: 'en' },
        { problem: 'tags', what: 'script', locale: 'en' },
      ],
    ],
  ])('finds %s', (_, fields, faults) => expect(found(fields)).toEqual(faults));

  it('finds a menu item that leads nowhere, and words for a page that reads none', () => {
    const links = ['/news', '/gone', 'https://example.org/'];
    const ofKind = (kind: 'menus' | 'pages', texts: WireEditorial['texts']) =>
      faultsOf(anItem({ kind, links, texts, html: {}, pictures: [] }), JUDGES);
    const untranslated = [{ field: 'name', values: both('News', '') }];
    expect(ofKind('menus', untranslated)).toEqual([
      { problem: 'translation', what: 'name', locale: 'fr' },
      { problem: 'link', what: '/gone' },
    ]);
    expect(ofKind('pages', []).map(({ what }) => what)).toEqual(['/gone', 'https://example.org/']);
  });

  it('misses nothing that nobody wrote', () => {
    expect(found({ html: both('', '') })).toEqual([]);
  });

  it('asks no description of a work, whose facts describe it', () => {
    expect(faultsOf(anItem({ kind: 'albums', texts: [] }), JUDGES)).toEqual([]);
  });
});
