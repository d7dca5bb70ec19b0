import type { Field } from 'payload';
import {
  filesNamed,
  hasLocalisedText,
  withoutEmptyTexts,
  withoutTexts,
  withTextsOf,
} from './localisedTexts';

const title: Field = { name: 'title', type: 'text', localized: true };
const link: Field = { name: 'link', type: 'text' };
const file: Field = { name: 'file', type: 'upload', relationTo: 'media' };
const fields: Field[] = [
  title,
  link,
  { type: 'row', fields: [{ name: 'lead', type: 'textarea', localized: true }, file] },
  { name: 'venue', type: 'group', fields: [title, link] },
  { name: 'facts', type: 'array', fields: [title, link] },
  { name: 'tracks', type: 'array', fields: [file] },
  {
    type: 'tabs',
    tabs: [{ label: 'More', fields: [{ name: 'body', type: 'richText', localized: true }] }],
  },
];

const ORIGINAL = {
  id: 7,
  title: 'Old',
  link: '/old',
  lead: 'Old lead',
  file: 1,
  venue: { title: 'Hall', link: '/hall' },
  facts: [
    { id: 'a', title: 'A', link: '/a' },
    { id: 'b', title: 'B', link: '/b' },
  ],
  tracks: [{ id: 't', file: 2 }],
  body: null,
};

test('of what is sent, only localised texts are taken, at any depth', () => {
  const sent = {
    id: 8,
    title: 'New',
    link: '/new',
    lead: 'New lead',
    file: 9,
    venue: { title: 'Room', link: '/room' },
    facts: [
      { id: 'b', title: 'B2', link: '/b2' },
      { id: 'c', title: 'C', link: '/c' },
    ],
    tracks: [],
    body: { root: {} },
    unknown: true,
  };
  expect(withTextsOf(fields, ORIGINAL, sent)).toEqual({
    ...ORIGINAL,
    title: 'New',
    lead: 'New lead',
    venue: { title: 'Room', link: '/hall' },
    facts: [ORIGINAL.facts[0], { id: 'b', title: 'B2', link: '/b' }],
    body: { root: {} },
  });
});

test('what is not sent stays, and so does what isn’t of its kind', () => {
  expect(withTextsOf(fields, ORIGINAL, {})).toEqual(ORIGINAL);
  expect(withTextsOf(fields, ORIGINAL, { venue: null, facts: 'x' })).toEqual(ORIGINAL);
});

test('a document without its texts in some languages', () => {
  const doc = (french: string, link: string) => ({
    title: { en: 'Boat', fr: french },
    link,
    facts: [{ id: 'a', title: { fr: french, zh: null }, link: '/a' }],
  });
  const without = (french: string, link = '/x') => withoutTexts(fields, doc(french, link), ['fr']);
  expect(without('Bateau')).toEqual(without('Navire'));
  expect(without('Bateau')).not.toEqual(without('Bateau', '/y'));
  expect(without('Bateau')).toMatchObject({ title: { en: 'Boat' }, facts: [{ title: {} }] });
});

test('a list without localised texts has none', () => {
  expect(fields.map(hasLocalisedText)).toEqual([true, false, true, true, true, false, true]);
});

test('texts that are missing are left out, at any depth, and nothing else', () => {
  const given = { ...ORIGINAL, title: '', lead: undefined, venue: { title: null, link: '' } };
  const { title: _title, lead: _lead, body: _body, ...rest } = ORIGINAL;
  expect(withoutEmptyTexts(fields, given)).toStrictEqual({ ...rest, venue: { link: '' } });
  expect(given.title).toBe('');
});

test('the files that texts make public are found by name and by id, in one language and in all', () => {
  const html = `<img src="/download/image-1.jpg"> <a href='/video/video-2.mp4'>The photo/video/film.</a>`;
  const link = { type: 'link', fields: { url: '/download/document-3.pdf' } };
  const body = { root: { children: [{ children: [{ type: 'upload', value: 7 }, link] }] } };
  const rest = { link: '/download/image-4.jpg', file: 9, facts: [] };
  const found = ['/image-1.jpg', '/video-2.mp4', '7'];
  expect([...filesNamed(fields, { ...rest, title: html, body })]).toEqual(found);
  const inAll = { ...rest, title: { en: html, fr: null }, body: { fr: body } };
  expect([...filesNamed(fields, inAll)]).toEqual(found);
  // The file server would find the first one in it (cms/queries/mediaUse.ts).
  const longer = filesNamed(fields, { title: '<img src="/download/a b/image-1.jpg2">' });
  expect([...longer]).toEqual(['/image-1.jpg2']);
});
