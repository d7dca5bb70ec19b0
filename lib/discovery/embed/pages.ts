import 'server-only';
import { getMessages } from 'next-intl/server';
import { attempt } from '@/lib/attempt';
import { pageAddress } from '@/lib/discovery/metadata/siteAddress';
import type { Album } from '@/lib/domain/album';
import { sizeOr } from '@/lib/domain/picture';
import { altOf, labelOf, type WorkWords } from '@/lib/domain/workWords';
import type { Locale } from '@/lib/i18n/locales';
import { messagesOf } from '@/lib/i18n/messages';
import { albumsViewPath, artworkPath } from '@/lib/routes';
import { getById, listPublished } from '@/lib/services/artexhAlbum';
import { galleryLabel } from '@/lib/services/galleryLabel';
import { yearNameOf } from '@/lib/services/yearOfLabels';
import { element, escapeXml, textElement } from '@/lib/xml/element';
import { embedPage, outward, siteLine } from './embedPage';
import { galleryTitle } from './galleryTitle';
import { image, IN_A_LIST, IN_A_WORK } from './pictures';

/** More would be a page to scroll in for long: the gallery itself is one link away. */
export const WORKS_IN_A_FRAME = 12;

const own = (text: string) => textElement('bdi', text);

/** §2: the museum label, without the flag. HTML. `titleAs`: the title is the heading of a work's own page. */
function label(work: Album, words: WorkWords, titleAs: 'h1' | 'em'): string {
  const { title, country, age } = labelOf(work, words);
  const facts = [country, age].filter(Boolean);
  const lines = [
    work.author && element('span', {}, own(work.author)),
    element(titleAs, {}, own(title)),
    facts.length > 0 && element('span', { class: 'facts' }, facts.map(own).join(' · ')),
  ];
  return lines.filter(Boolean).join('');
}

/** The picture has its place before it is there: its width and its ratio, for style.ts. */
function roomFor(work: Album) {
  const { width, height } = sizeOr(work);
  return `img{--width:${width}px;--ratio:${(width / height).toFixed(4)}}`;
}

/** A work with its label. Null: no such work. */
export async function workEmbed(id: string, locale: Locale): Promise<string | null> {
  const [work, messages] = await Promise.all([getById(id, locale), getMessages({ locale })]);
  if (!work) return null;
  const words = { ...messages.work, locale };
  const path = artworkPath(work.id);
  const alt = altOf(work, words);
  const picture = image({
    src: work.imgUrl,
    alt,
    size: work,
    sizes: '100vw',
    widths: IN_A_WORK,
  });
  const content = [
    outward(pageAddress(locale, path), picture, messages),
    element('div', { class: 'label' }, label(work, words, 'h1')),
    siteLine(locale, messages),
  ].join('');
  const main = element('main', { class: 'work' }, content);
  return embedPage({ locale, title: alt, canonical: path, style: roomFor(work), content: main });
}

/** The first works of a label; '' for the gallery's own. Null: it has none. */
export async function galleryEmbed(asked: string, locale: Locale): Promise<string | null> {
  const labelId = asked || (await galleryLabel(locale));
  const [{ items }, messages, year] = await Promise.all([
    listPublished({ labelIds: [labelId], start: 0, locale }),
    getMessages({ locale }),
    yearNameOf(labelId, locale),
  ]);
  if (items.length === 0) return null;
  const words = { ...messages.work, locale };
  const works = items.slice(0, WORKS_IN_A_FRAME).map((work) => {
    // The label says title and artist: only what an editor wrote is more.
    const { imgUrl: src, alt } = work;
    const picture = image({ src, alt, size: work, sizes: '50vw', widths: IN_A_LIST });
    const below = element('span', { class: 'label' }, label(work, words, 'em'));
    const address = pageAddress(locale, artworkPath(work.id));
    return element('li', {}, outward(address, picture + below, messages));
  });
  const title = galleryTitle(year, messages, locale);
  const path = albumsViewPath(labelId);
  const heading = outward(pageAddress(locale, path), escapeXml(title), messages);
  const content = [
    element('h1', {}, heading),
    element('ul', { role: 'list' }, works.join('')),
    siteLine(locale, messages),
  ].join('');
  return embedPage({ locale, title, canonical: path, content: element('main', {}, content) });
}

export type Reason = 'absent' | 'tooMany' | 'unavailable';

/** An outage is told in the built-in texts, as on pages: an editor's would have to be read. */
async function textsFor(reason: Reason, locale: Locale) {
  const given = reason === 'absent' ? await attempt(getMessages({ locale })) : null;
  return given?.ok ? given.value : messagesOf(locale);
}

/** What a frame shows when its work was taken down since, or can't be shown at the moment. */
export async function insteadEmbed(reason: Reason, locale: Locale): Promise<string> {
  const messages = await textsFor(reason, locale);
  const { embed, outage } = messages;
  const { title, text } = reason === 'absent' ? { title: embed.absent, text: '' } : outage[reason];
  const said = textElement('h1', title) + (text && textElement('p', text));
  const content = element('main', {}, said + siteLine(locale, messages));
  return embedPage({ locale, title, canonical: '', content });
}
