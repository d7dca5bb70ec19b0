import { COUNTRY_CODES, toCountryNames } from '../structure/data/countries';
import { EXPERTS } from './data/experts';
import { DEMO_MENU } from './data/menus';
import { NEWS } from './data/news';
import { MEDIUMS, SCENES } from './data/scenes';
import { EXH, FOOTER, PAGES } from '../structure/data/site';
import { FOOTER_CONTENT } from './data/site';
import { ON_AIR, RECORDED, toCome } from './data/lives';
import { FILMS } from './data/videos';
import {
  AWARDS,
  PARTICIPANTS,
  REGISTRATION,
  REQUIREMENTS,
  VENUE,
} from '../structure/data/yearRules';
import { YEAR_PAGES } from '../structure/data/years';
import { YEAR_CONTENT } from './data/years';
import { CMS_LOCALES } from '../queries/locale';
import { toPlace, WORKS } from './works';

/** Every {en, …} below a value. */
const textsIn = (value: unknown): Record<string, unknown>[] => {
  if (typeof value !== 'object' || value === null) return [];
  if ('en' in value) return [{ ...value }];
  return Object.values(value).flatMap(textsIn);
};

describe('The texts', () => {
  it.each([
    ['years', [YEAR_PAGES, YEAR_CONTENT, REQUIREMENTS, AWARDS, PARTICIPANTS, REGISTRATION, VENUE]],
    ['site', [FOOTER, FOOTER_CONTENT, PAGES, EXH.title, DEMO_MENU]],
    ['news', NEWS],
    ['films and experts', [FILMS, ON_AIR, RECORDED, toCome(new Date()), EXPERTS]],
    ['titles of works', WORKS.map(({ name }) => name)],
    ['alternative texts', [SCENES, MEDIUMS]],
    [
      'introductions of 2024',
      WORKS.filter((work) => toPlace(work).year === '2024').map(({ description }) => description),
    ],
  ])('of %s are there in six languages', (_, tables) => {
    const texts = textsIn(tables);
    expect(texts.length).toBeGreaterThan(0);
    expect(texts.filter((text) => CMS_LOCALES.some((locale) => !text[locale]))).toEqual([]);
  });

  it('name every country in six languages', () => {
    expect(COUNTRY_CODES).toHaveLength(250);
    const nameless = COUNTRY_CODES.filter((code) =>
      Object.values(toCountryNames(code)).includes(code),
    );
    expect(nameless).toEqual([]);
  });
});
