import type { FieldAffectingData } from 'payload';
import { quietly } from '../quietly';
import { linkFields } from './linksInTexts';
import { storedRow } from './storedRow';

jest.mock('./storedRow', () => ({ storedRow: jest.fn() }));

const PAYLOADS: FieldAffectingData[] = [
  { name: 'linkType', type: 'radio', options: ['custom'] },
  {
    ...{ name: 'url', type: 'text', required: true },
    hooks: { beforeChange: [({ value }) => encodeURIComponent(value)] },
    validate: () => true as const,
  },
];
const [linkType, url] = linkFields(PAYLOADS);

const link = (address: string) => ({ type: 'link', fields: { linkType: 'custom', url: address } });

const row = jest.mocked(storedRow);
const stored = (_status: string, address: string) =>
  row.mockResolvedValue({ _status, content: { fr: { root: { children: [link(address)] } } } });

type Document = { id?: number };

/** What the dialog says of an address, in a document and a language. */
async function said(value: unknown, data: Document = {}, { language = 'en', context = {} } = {}) {
  if (url?.type !== 'text' || !url.validate) throw new Error('no rule');
  const asked = { name: 'url', id: '65f0c0ffee', collectionSlug: 'news', data };
  const req = { context, i18n: { language } };
  const siblingData = { linkType: 'custom' };
  return (url.validate as (...given: unknown[]) => unknown)(value, { ...asked, req, siblingData });
}

const WORDS = 'A path (/news), #…, https://…, http://…, mailto:… or tel:…';

describe('The address of a link in a text', () => {
  beforeEach(() => stored('published', '/news'));

  it('is as it was typed: Payload’s dialog changes nothing of it', () => {
    expect(linkType).toBe(PAYLOADS[0]);
    expect(url).toMatchObject({ name: 'url', required: true, hooks: {} });
  });

  it.each([
    '/albumsView?labelIds=2024&country=FR,DE',
    '/albumsView?author=Anna+M',
    '/download/règlement.pdf',
    '#часть-2',
    'https://louvre.fr/expo',
    'www.louvre.fr',
    ' mailto:contact@museum.org ',
  ])('may be %s', async (address) => expect(await said(address)).toBe(true));

  it.each(['louvre.fr/expo', 'contact@museum.org', 'news', '//louvre.fr', '%2Fnews', ' ', null])(
    'may not be %j, which would lead nowhere',
    async (address) => {
      expect(await said(address)).toBe(WORDS);
      expect(await said(address, { id: 7 }, { language: 'fr' })).toMatch(/^Un chemin/);
    },
  );

  it('may be none where the link is to a document', async () => {
    const asked = { name: 'url', data: {}, siblingData: { linkType: 'internal' } };
    if (url?.type !== 'text') throw new Error('no field');
    expect(await url.validate?.(undefined as never, asked as never)).toBe(true);
  });

  it('may stay what visitors have in this text, and what an archive has', async () => {
    stored('published', 'louvre.fr');
    expect(await said('louvre.fr', { id: 7 })).toBe(true);
    expect(row).toHaveBeenLastCalledWith('news', 7, null, expect.anything(), 'all');
    expect(await said('louvre.com', { id: 7 })).toBe(WORDS);
    stored('draft', 'louvre.fr');
    expect(await said('louvre.fr', { id: 7 })).toBe(WORDS);
    expect(await said('louvre.fr', {}, { context: quietly() })).toBe(true);
  });
});
