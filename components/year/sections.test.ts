import { wireYearContent } from '@/lib/contract/webContent';
import { toYearContent } from '@/lib/domain/years';
import { SECTIONS, sectionsOf } from './sections';

const fact = { title: 'Title', text: 'Text' };
const partner = { id: '1', name: 'Name', img: '', url: '' };
const aYear = (fields: object) =>
  toYearContent(wireYearContent.cast({ year: '2024', ...fields }), (path) => path);

describe('The sections of a year page (§1)', () => {
  it('are all there when everything is known', () => {
    const content = aYear({
      title: 'Title',
      participants: [fact],
      venue: { name: 'Paris' },
      registration: [fact],
      mediaPartners: [partner],
    });
    expect(sectionsOf({ content, experts: [1], works: { items: [1] }, pictures: [1] })).toEqual(
      SECTIONS,
    );
  });

  it('are those of §1 alone when the service knows nothing of the year', () => {
    expect(
      sectionsOf({ content: aYear({}), experts: [], works: { items: [] }, pictures: [] }),
    ).toEqual(['requirements', 'awards', 'certificate']);
  });

  it.each([
    ['', false],
    ['https://example.org', true],
  ])(
    'have an organiser without name and logo only with a link, as its host: %j',
    (url, isThere) => {
      const unnamed = { id: '2', name: '', img: '', url };
      const content = aYear({ organizers: [unnamed], mediaPartners: [unnamed] });
      const sections = sectionsOf({ content, experts: [], works: { items: [] }, pictures: [] });
      expect(sections.includes('partners')).toBe(isThere);
    },
  );

  it('has no section for a title that stands above already', () => {
    const only = { content: aYear({ title: 'Title' }), experts: [], works: { items: [] } };
    expect(sectionsOf({ ...only, pictures: [] })).not.toContain('theme');
    expect(sectionsOf({ ...only, pictures: [1] })).toContain('theme');
  });

  it.each([
    ['theme', { subthemes: [fact] }],
    ['venue', { venue: { address: 'Paris' } }],
    ['partners', { organizers: [partner] }],
  ])('have %s for one part of it', (id, fields) => {
    expect(
      sectionsOf({ content: aYear(fields), experts: [], works: { items: [] }, pictures: [] }),
    ).toContain(id);
  });
});
