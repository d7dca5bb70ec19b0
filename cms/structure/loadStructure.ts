import type { Payload } from 'payload';
import { SITE } from '@/lib/contract/calls';
import type { Id } from './chunks';
import { COUNTRY_CODES, toCountryNames } from './data/countries';
import { LABELS } from './data/labels';
import { MAIN_MENU, type MenuNode } from './data/menus';
import { EXH, FOOTER, LANGUAGES, LOGO, PAGES } from './data/site';
import { AWARDS, PARTICIPANTS, REGISTRATION, REQUIREMENTS, VENUE } from './data/yearRules';
import { THEME, YEAR_PAGES } from './data/years';
import { insertMissing, need, type Row, write } from './store';

const MENU = 'main';

/** What an exhibition adds to a document of the structure: nothing but in the demo. */
const nothing = (): Row => ({});

export const loadLabels = (payload: Payload) =>
  insertMissing(payload, {
    collection: 'labels',
    rows: LABELS,
    keyOf: ({ id }) => id,
    keyOfDoc: ({ id }) => String(id),
    toData: (label, index) => ({ ...label, order: index }),
  });

/** Each code once, with its name in the six languages. */
export const loadCountries = (payload: Payload) =>
  insertMissing(payload, {
    collection: 'areas',
    rows: COUNTRY_CODES,
    keyOf: (code) => code,
    keyOfDoc: ({ code }) => String(code),
    toData: (code) => ({ code, name: toCountryNames(code) }),
  });

export const loadYears = (payload: Payload, contentOf: (year: string) => Row = nothing) =>
  insertMissing(payload, {
    collection: 'years',
    rows: YEAR_PAGES,
    keyOf: ({ year }) => year,
    keyOfDoc: ({ year }) => String(year),
    toData: (page) => ({
      ...page,
      label: page.year,
      theme: THEME,
      participants: PARTICIPANTS,
      requirements: REQUIREMENTS.map(({ group, items }) => ({
        group,
        items: items.map((text) => ({ text })),
      })),
      venue: VENUE,
      registration: REGISTRATION,
      awards: AWARDS,
      ...contentOf(page.year),
      _status: 'published',
    }),
  });

/** Level by level, since an item references its parent. */
export async function loadMenu(payload: Payload, nodes = MAIN_MENU, parent: Id | null = null) {
  const above = parent ?? 'top';
  const ids = await insertMissing(payload, {
    collection: 'menus',
    rows: nodes,
    keyOf: ({ name }) => `${above} ${name.en}`,
    keyOfDoc: (doc) => `${doc.parent ?? 'top'} ${doc.name}`,
    toData: ({ name, type, link }: MenuNode, index) => ({
      site: SITE,
      label: MENU,
      name,
      type,
      link,
      parent,
      order: index + 1,
    }),
  });
  for (const { name, childs } of nodes) {
    if (childs) await loadMenu(payload, childs, need(ids, `${above} ${name.en}`));
  }
}

export const loadApp = (payload: Payload) =>
  insertMissing(payload, {
    collection: 'apps',
    rows: [{ label: SITE, name: 'One World, One Future', menuLabel: MENU }],
    keyOf: ({ label }) => label,
    keyOfDoc: ({ label }) => String(label),
    toData: (app) => app,
  });

export const loadLanguages = (payload: Payload) =>
  insertMissing(payload, {
    collection: 'languages',
    rows: LANGUAGES,
    keyOf: ({ id }) => id,
    keyOfDoc: ({ id }) => String(id),
    toData: (language, index) => ({ ...language, order: index + 1 }),
  });

/** `more`: what is added to the footer and to the announcement. */
export async function loadTexts(payload: Payload, more: { footer?: Row; exh?: Row } = {}) {
  await write(payload, 'footer', { ...FOOTER, ...more.footer });
  await write(payload, 'logo', LOGO);
  await write(payload, 'pages', { pages: PAGES });
  await write(payload, 'exh', { ...EXH, ...more.exh });
}
