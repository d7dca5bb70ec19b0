import {
  WEB_CONTENT,
  wireLanguage,
  wireYearDraft,
  wireYearSummary,
} from '@/lib/contract/webContent';
import { toExhibition } from './exhibition';
import { toFooter } from './footer';
import { toLanguage } from './language';
import { mediaUrl } from './mediaUrl';
import { toAnnouncement, toCountries, toLogo } from './sitePages';
import { toYearContent, toYearDraft, toYearSummary } from './years';

const urlOf = (path: string) => mediaUrl(path, '');

describe('Web content (§3)', () => {
  it('reads the exhibition config: lists of paths, files with their uri', () => {
    const wire = WEB_CONTENT.exhibition.cast({
      bgImgs: ['/download/p.jpg', 'https://elsewhere.test/q.jpg'],
      notices: ['/download/n.jpg'],
      files: [{ uri: '/video/f.webm' }, { uri: '' }],
      applyUrl: 'https://apply.test/',
    });
    expect(toExhibition(wire, urlOf)).toEqual({
      bgImgs: ['/download/p.jpg'],
      notices: ['/download/n.jpg'],
      files: [{ uri: '/video/f.webm' }],
      applyUrl: 'https://apply.test/',
    });
  });

  it('reads an empty footer as empty, and drops links that are none', () => {
    const empty = toFooter(WEB_CONTENT.footer.cast({}), urlOf);
    expect(empty).toMatchObject({ nav: { title: '', items: [] }, wx: { desc: '', img: '' } });

    const nav = { title: 'Site', items: [{ name: 'x', link: 'javascript:alert(1)' }] };
    expect(toFooter(WEB_CONTENT.footer.cast({ nav }), urlOf).nav.items).toEqual([
      { name: 'x', link: '' },
    ]);
  });

  it('reads parts that are null as empty, and leaves out entries that do not fit', () => {
    const nav = { title: null, items: [null, { name: 'News', link: '/news' }] };
    const wire = WEB_CONTENT.footer.cast({ nav, wx: null, social: null, addr: '' });
    expect(toFooter(wire, urlOf)).toMatchObject({
      nav: { title: '', items: [{ name: 'News', link: '/news' }] },
      ...{ wx: { desc: '', img: '' }, social: { title: '', items: [] } },
      addr: { title: '', desc: '' },
    });

    const mediaPartners = [{ name: 'no id' }, { id: 1, name: 'Radio' }];
    const year = WEB_CONTENT.year.cast({
      ...{ year: '2024', venue: null, organizers: [null], mediaPartners },
    });
    expect(toYearContent(year, urlOf)).toMatchObject({
      venue: { name: '', address: '', text: '' },
      organizers: [],
      mediaPartners: [{ id: '1', name: 'Radio' }],
    });
  });

  it('reads the picture of the WeChat code from our own host', () => {
    const wire = WEB_CONTENT.footer.cast({ wx: { desc: 'Scan', img: 'code.png' } });
    expect(toFooter(wire, urlOf).wx).toEqual({ desc: 'Scan', img: '/download/code.png' });
  });

  it('keeps only the works of a year that have a picture', () => {
    const works = [{ img: '/download/a.jpg', width: 3, height: 4 }, { img: '' }];
    const wire = wireYearSummary.cast({ year: '2024', works });
    expect(toYearSummary(wire, urlOf)).toMatchObject({
      works: [{ imgUrl: '/download/a.jpg', alt: '', width: 3, height: 4 }],
    });
  });

  it.each<[unknown]>([[null], ['none'], [[{ img: '/download/a.jpg' }]]])(
    'takes no works for the page of a published year: %j',
    (works) => {
      const wire = WEB_CONTENT.year.validateSync({ year: '2024', works }, { stripUnknown: true });
      expect(toYearContent(wire, urlOf)).not.toHaveProperty('works');
    },
  );

  it('reads the works of a draft, which may tell none', () => {
    const draftOf = (works?: object[]) =>
      toYearDraft(wireYearDraft.cast({ year: '2024', works }), urlOf).works;
    expect(draftOf([{ img: '/download/a.jpg' }, {}])).toMatchObject([
      { imgUrl: '/download/a.jpg' },
    ]);
    expect(draftOf([])).toEqual([]);
    expect(draftOf()).toBeUndefined();
  });

  it('leaves out what a year does not say, and calls by its text what has no name', () => {
    const blank = { title: '', text: '' };
    const wire = WEB_CONTENT.year.cast({
      year: '2024',
      labelId: 'paris',
      awards: [blank, { title: '', text: 'A letter' }, { title: 'Badge', text: 'of 2024' }],
      requirements: [{ group: 'Children' }, { group: '', items: ['', 'On paper'] }],
    });
    expect(toYearContent(wire, urlOf)).toMatchObject({
      labelId: 'paris',
      awards: [
        { title: 'A letter', text: '' },
        { title: 'Badge', text: 'of 2024' },
      ],
      requirements: [{ group: '', items: ['On paper'] }],
    });
    const summary = wireYearSummary.cast({ year: '2024', subthemes: ['', 'Home'] });
    expect(toYearSummary(summary, urlOf)).toMatchObject({ subthemes: ['Home'], labelId: '2024' });
  });

  it('keeps a partner whose logo or address is missing: its name still counts', () => {
    const mediaPartners = [{ id: 1, name: 'Radio', img: '', url: 'ftp://radio.test' }];
    const wire = WEB_CONTENT.year.cast({ year: '2024', mediaPartners });
    expect(toYearContent(wire, urlOf).mediaPartners).toEqual([
      { id: '1', name: 'Radio', img: '', url: '' },
    ]);
  });

  it('calls a link that has no name by its host', () => {
    const [link, url] = ['https://www.example.org/us', 'http://school.test'];
    const social = { items: [{ link, icon: 'x' }, { icon: 'x' }] };
    const wire = WEB_CONTENT.footer.cast({ social });
    expect(toFooter(wire, urlOf).social.items.map(({ name }) => name)).toEqual(['example.org', '']);
    const organizers = [{ id: 1, img: 'l.svg', url }, { id: 2, url }, { id: 3 }];
    const year = toYearContent(WEB_CONTENT.year.cast({ year: '2024', organizers }), urlOf);
    expect(year.organizers.map(({ name }) => name)).toEqual(['school.test', 'school.test']);
  });

  it('spells a language as the wire does', () => {
    expect(toLanguage(wireLanguage.cast({ id: 'fr', label: 'Français' }), urlOf)).toEqual({
      ...{ id: 'FR', label: 'Français', img: '' },
    });
  });

  it('reads the logo, the announcement and the countries', () => {
    expect(toLogo(WEB_CONTENT.logo.cast({ img: 'l.svg' }), urlOf)).toEqual({
      img: '/download/l.svg',
      alt: '',
    });
    const exh = WEB_CONTENT.exh.cast({
      bgImgs: ['b.jpg', '//x.test/y'],
      uploadUrl: 'javascript:x',
    });
    expect(toAnnouncement(exh, urlOf)).toMatchObject({
      bgImgs: ['/download/b.jpg'],
      uploadUrl: '',
    });
    const countries = WEB_CONTENT.countries.cast({ countries: [{ code: 'fr', name: 'France' }] });
    expect(toCountries(countries)).toEqual([{ code: 'FR', name: 'France' }]);
  });

  it('drops countries without a code, and numbers of works that are none', () => {
    const countries = [
      { name: 'Nowhere', works: 3 },
      { code: 'fra', name: 'France' },
      { code: 'SN', name: 'Senegal', works: null },
      { code: 'JP', name: 'Japan', works: { toString: 1 } },
      { code: 'FR', name: 'France', works: 7 },
    ];
    expect(toCountries(WEB_CONTENT.countries.cast({ countries }))).toEqual([
      { code: 'SN', name: 'Senegal' },
      { code: 'JP', name: 'Japan' },
      { code: 'FR', name: 'France', works: 7 },
    ]);
  });
});
