import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { typographyFaults } from '@/tests/support/typography';
import { CMS_LOCALES } from '../queries/locale';
import { EXPERTS } from './data/experts';
import { LABELS } from '../structure/data/labels';
import { MEDIA_ALT } from './data/mediaAlt';
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
import { WORKS } from './works';

const YEARS = [YEAR_PAGES, YEAR_CONTENT, REQUIREMENTS, AWARDS, PARTICIPANTS, REGISTRATION, VENUE];
const SITE = [FOOTER, FOOTER_CONTENT, PAGES, DEMO_MENU, LABELS, MEDIA_ALT];
const CONTENT = [
  YEARS,
  SITE,
  NEWS,
  FILMS,
  ON_AIR,
  RECORDED,
  toCome(new Date()),
  EXPERTS,
  SCENES,
  MEDIUMS,
];

/** Exempt from typography rules: addresses, an artist's own title, and a title that stays English. */
const KEPT = [/@/, new RegExp(`^${EXH.title.en}$`)];

const textsIn = (value: unknown, locale: string): string[] => {
  if (typeof value !== 'object' || value === null) return [];
  if ('en' in value) {
    const text = Reflect.get(value, locale);
    return typeof text === 'string' ? [text] : [];
  }
  return Object.values(value).flatMap((part) => textsIn(part, locale));
};

const MEDIA = join(__dirname, 'media');

/** The visible text of a caption file, without times and notes. */
const captionsIn = (locale: string) =>
  readdirSync(MEDIA)
    .filter((name) => name.endsWith(`.${locale}.vtt`))
    .flatMap((name) => readFileSync(join(MEDIA, name), 'utf8').split('\n'))
    .filter((line) => line.trim() && !/^(?:WEBVTT|NOTE|\d+$)|-->/.test(line));

describe('The typography of the demo exhibition (docs/translations.md)', () => {
  it.each(CMS_LOCALES)('keeps the rules of %s', (locale) => {
    const titles = WORKS.filter(({ name }) => name.en !== name[locale]);
    const texts = [...textsIn([CONTENT, titles], locale), ...captionsIn(locale)];
    expect(texts.length).toBeGreaterThan(200);
    const ours = texts.filter((text) => !KEPT.some((pattern) => pattern.test(text)));
    expect(ours.flatMap((text) => typographyFaults(locale, text))).toEqual([]);
  });
});
