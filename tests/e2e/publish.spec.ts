import { editorOf, timeUntil } from '../support/editor';
import { sharedExhibition } from '../support/programs';
import { expect, test } from '../support/visitor';

test.describe.configure({ mode: 'serial', timeout: 120_000 });

const exhibition = sharedExhibition();
const editor = editorOf(exhibition);

type Publish = () => Promise<{ path: string; fits: (html: string) => boolean }>;

/** The date of change in a page's structured data. */
const modifiedIn = (html: string) => /"dateModified":"([^"]+)"/.exec(html)?.[1];

const holds = (text: string) => (html: string) => html.includes(text);

/** Each kind of content that editors can change, and where visitors see it. */
const KINDS: Readonly<Record<string, Publish>> = {
  async menu() {
    const item = await editor.first('menus', 'where[link][equals]=/news');
    await editor.change('menus', item.id, { name: 'Latest Tidings' });
    return { path: '/', fits: holds('Latest Tidings') };
  },
  async footer() {
    await editor.setGlobal('footer', { copyright: { desc: 'All rights with the painters' } });
    return { path: '/', fits: holds('All rights with the painters') };
  },
  async logo() {
    const picture = await editor.first('media', 'where[mimeType][equals]=image/svg%2Bxml');
    await editor.setGlobal('logo', { img: Number(picture.id), alt: 'A logo of the museum' });
    return { path: '/', fits: holds('alt="A logo of the museum"') };
  },
  async messages() {
    const messages = {
      home: { sections: { gallery: 'See The Walls' } },
      layout: { skip: '{wrong}' },
    };
    await editor.setGlobal('messages', { messages });
    return {
      path: '/',
      // A text with an unknown placeholder is ignored: the built-in one stays.
      fits: (html) => html.includes('See The Walls') && html.includes('Skip to content'),
    };
  },
  async 'messages in French'() {
    const messages = { home: { sections: { gallery: 'Voir les murs' } } };
    await editor.setGlobal('messages', { messages }, { locale: 'fr' });
    return { path: '/fr', fits: holds('Voir les murs') };
  },
  async 'page titles'() {
    const pages = [{ route: '/news', title: 'Tidings Of The Wall', description: 'What is new' }];
    await editor.setGlobal('pages', { pages });
    return { path: '/news', fits: holds('<title>Tidings Of The Wall') };
  },
  async video() {
    const video = await editor.first('videos');
    await editor.change('videos', video.id, { name: 'Filmed This Morning' });
    return { path: `/videosView?id=${video.id}`, fits: holds('Filmed This Morning') };
  },
  async news() {
    const item = await editor.first('news', 'where[category][equals]=news');
    await editor.change('news', item.id, { title: 'Fresh From The Museum' });
    const before = String(item.updatedAt);
    return {
      path: `/contentView?id=${item.id}`,
      // The structured data changes too.
      fits: (html) =>
        html.includes('Fresh From The Museum') && (modifiedIn(html) ?? before) > before,
    };
  },
  async year() {
    const year = await editor.first('years', 'where[year][equals]=2024');
    await editor.change('years', year.id, { lead: 'A lead that was written just now' });
    return { path: '/', fits: holds('A lead that was written just now') };
  },
  async country() {
    const country = await editor.first('areas', 'where[code][equals]=FR');
    await editor.change('areas', country.id, { name: 'The Land Of Paris' });
    return { path: '/countries/fr', fits: holds('The Land Of Paris') };
  },
  async work() {
    const work = await editor.first('albums');
    await editor.change('albums', work.id, { name: 'Hung This Minute' });
    return { path: `/artwork/${work.id}`, fits: holds('Hung This Minute') };
  },
};

for (const [kind, publish] of Object.entries(KINDS)) {
  test(`What an editor changes is seen within 5 seconds: ${kind} (§3)`, async () => {
    // The pages are cached: visitors have seen them before.
    for (const path of ['/', '/fr']) await fetch(exhibition.siteUrl + path);
    const { path, fits } = await publish();
    const time = await timeUntil(exhibition.siteUrl + path, fits);
    console.log(`publish → visible, ${kind}: ${time} ms`);
    expect(time).toBeLessThan(5000);
  });
}
