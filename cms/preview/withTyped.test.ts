import type { Field } from 'payload';
import { withTyped } from './withTyped';

const title: Field = { name: 'title', type: 'text', localized: true };
const link: Field = { name: 'link', type: 'text' };
const fields: Field[] = [
  title,
  { type: 'row', fields: [link, { name: 'body', type: 'richText', localized: true }] },
  { name: 'venue', type: 'group', fields: [title] },
  { name: 'facts', type: 'array', fields: [title, link] },
  { type: 'tabs', tabs: [{ label: 'More', fields: [{ name: 'hidden', type: 'number' }] }] },
];
const saved = {
  id: 7,
  title: { en: 'Boat', fr: 'Bateau' },
  link: '/a',
  venue: { title: { en: 'Hall' } },
  facts: [{ id: 'a', title: { en: 'A', fr: 'Ah' }, link: '/1' }],
  hidden: 3,
};

test('what is typed stands in its language, beside what is saved', () => {
  const typed = {
    title: 'Navire',
    link: '/b',
    body: { root: {} },
    venue: { title: 'Salle' },
    facts: [
      { id: 'b', title: 'Neuf', link: '/2' },
      { id: 'a', title: 'Autre', link: '/1' },
    ],
    hidden: 4,
    unknown: true,
  };
  expect(withTyped(fields, { saved, typed, locale: 'fr' })).toEqual({
    id: 7,
    title: { en: 'Boat', fr: 'Navire' },
    link: '/b',
    body: { fr: { root: {} } },
    venue: { title: { en: 'Hall', fr: 'Salle' } },
    facts: [
      { id: 'b', title: { fr: 'Neuf' }, link: '/2' },
      { id: 'a', title: { en: 'A', fr: 'Autre' }, link: '/1' },
    ],
    hidden: 4,
  });
});

test('what the form lacks or has in another shape does no harm', () => {
  expect(withTyped(fields, { saved, typed: {}, locale: 'fr' })).toEqual(saved);
  const odd = { title: null, venue: 'x', facts: [1, null] };
  expect(withTyped(fields, { saved, typed: odd, locale: 'fr' })).toEqual({
    ...saved,
    title: { en: 'Boat', fr: null },
    facts: [],
  });
});
