import type { Payload } from 'payload';
import { EXPERTS } from './data/experts';
import { YEARS } from '../structure/data/labels';
import { LIVE_PLAYLIST, ON_AIR, RECORDED, toCome, type Live } from './data/lives';
import { NEWS } from './data/news';
import { MEDIA_PARTNERS, ORGANISERS } from './data/organisations';
import { inEach, type Texts } from '../structure/data/texts';
import { CAPTIONS, CREW, FILM_SECONDS, FILMS } from './data/videos';
import { YEAR_CONTENT } from './data/years';
import type { Library } from './library';
import { albumOf } from './loadWorks';
import { toRichText } from './richText';
import { loadYears } from '../structure/loadStructure';
import { type Ids, insertMissing } from '../structure/store';

const published = { _status: 'published' };

const changed = <T>(texts: Texts | undefined, change: (text: string) => T) =>
  texts &&
  Object.fromEntries(Object.entries(texts).map(([locale, text]) => [locale, change(text)]));

export const loadYearPages = (payload: Payload, { idOf }: Library, albums: Ids) =>
  loadYears(payload, (year) => {
    const { summaryWorks = [], ...texts } = YEAR_CONTENT[year] ?? {};
    return {
      ...texts,
      summaryWorks: summaryWorks.map((file) => albumOf(albums, file)),
      organizers: ORGANISERS.map(({ name, logo }) => ({
        name: inEach(() => name),
        img: idOf(logo),
      })),
    };
  });

export const loadExperts = (payload: Payload, { idOf }: Library) =>
  insertMissing(payload, {
    collection: 'guestPersons',
    rows: EXPERTS,
    keyOf: ({ name }) => name.en,
    keyOfDoc: ({ name }) => String(name),
    toData: (expert, index) => ({ ...expert, src: idOf(expert.src), order: index + 1 }),
  });

export const loadMediaPartners = (payload: Payload, { idOf }: Library) =>
  insertMissing(payload, {
    collection: 'mediaPartners',
    rows: MEDIA_PARTNERS,
    keyOf: ({ name }) => name,
    keyOfDoc: ({ name }) => String(name),
    toData: ({ name, img }, index) => ({ name, img: idOf(img), years: YEARS, order: index + 1 }),
  });

const tracksOf = (file: string, idOf: Library['idOf']) =>
  CAPTIONS.map((lang) => ({ lang, file: idOf(`${file}.${lang}.vtt`) }));

export const loadVideos = (payload: Payload, { idOf }: Library) =>
  insertMissing(payload, {
    collection: 'videos',
    rows: FILMS,
    keyOf: ({ name }) => name.en,
    keyOfDoc: ({ name }) => String(name),
    toData: ({ file, ...film }) => ({
      ...film,
      ...published,
      author: CREW,
      cover: idOf(`${file}-poster.jpg`),
      file: idOf(`${file}.mp4`),
      duration: FILM_SECONDS,
      tracks: tracksOf(file, idOf),
    }),
  });

export async function loadLives(payload: Payload, { idOf }: Library) {
  const insert = (rows: Live[]) =>
    insertMissing(payload, {
      collection: 'lives',
      rows,
      keyOf: ({ name }) => name.en,
      keyOfDoc: ({ name }) => String(name),
      toData: ({ cover, film, ...live }) => ({
        ...live,
        ...published,
        author: CREW,
        cover: idOf(cover),
        file: idOf(film ? `${film}.mp4` : LIVE_PLAYLIST),
        ...(film ? { duration: FILM_SECONDS, tracks: tracksOf(film, idOf) } : {}),
      }),
    });
  // Sequential: the stream's address contains the id of the broadcast that is on the air.
  await insert([ON_AIR]);
  await insert([...toCome(new Date()), ...RECORDED]);
}

export const loadNews = (payload: Payload, { idOf, pathOf }: Library) =>
  insertMissing(payload, {
    collection: 'news',
    rows: NEWS,
    keyOf: ({ title }) => title.en,
    keyOfDoc: ({ title }) => String(title),
    toData: ({ title, sTime, icon, description, text, html }) => ({
      title,
      category: 'news',
      sTime,
      content: changed(text, toRichText),
      html: changed(html, (raw) =>
        raw.replace(/media:([\w.-]+)/g, (_, name: string) => pathOf(name)),
      ),
      draft: { icon: icon ? idOf(icon) : null, description },
      ...published,
    }),
  });
