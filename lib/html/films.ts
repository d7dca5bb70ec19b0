import type { Attributes, Tag } from 'sanitize-html';
import { hostOf } from '../domain/link';

/** The page of an embedded film, by its player's address; undefined for any other address. */
type PageOf = (player: URL) => string | undefined;

/** A parameter, if it is what it should be. */
const read = ({ searchParams }: URL, name: string, allowed: RegExp) =>
  allowed.exec(searchParams.get(name) ?? '')?.[0];

/** Players of no single film: their names look like ids. */
const YOUTUBE_PLAYERS = new Map<string, PageOf>([
  [
    'videoseries',
    (player) => {
      const list = read(player, 'list', /^[\w-]{2,64}$/);
      return list && `https://www.youtube.com/playlist?list=${list}`;
    },
  ],
  [
    'live_stream',
    (player) => {
      const channel = read(player, 'channel', /^UC[\w-]{22}$/);
      return channel && `https://www.youtube.com/channel/${channel}/live`;
    },
  ],
]);

const onYouTube: PageOf = (player) => {
  const [, id = ''] = /^\/embed\/([\w-]{6,20})$/.exec(player.pathname) ?? [];
  const pageOf = YOUTUBE_PLAYERS.get(id);
  if (pageOf) return pageOf(player);
  return id && `https://www.youtube.com/watch?v=${id}`;
};

/** An unlisted film is found with its hash only. */
const onVimeo: PageOf = (player) => {
  const [, id] = /^\/video\/(\d{5,12})$/.exec(player.pathname) ?? [];
  const hash = read(player, 'h', /^[\da-f]{6,40}$/);
  return id && `https://vimeo.com/${id}${hash ? `/${hash}` : ''}`;
};

const onBilibili: PageOf = (player) => {
  const id = read(player, 'bvid', /^BV\w{10}$/);
  return id && `https://www.bilibili.com/video/${id}`;
};

/** The hosts whose films editors may embed. */
const HOSTS = new Map<string, PageOf>([
  ['www.youtube.com', onYouTube],
  ['www.youtube-nocookie.com', onYouTube],
  ['player.vimeo.com', onVimeo],
  ['player.bilibili.com', onBilibili],
]);

const NOWHERE = 'https://nowhere.invalid';

function filmPage(src: string): URL | null {
  if (!URL.canParse(src, NOWHERE)) return null;
  const player = new URL(src, NOWHERE);
  if (!['http:', 'https:'].includes(player.protocol)) return null;
  const page = HOSTS.get(player.hostname)?.(player);
  return page ? new URL(page) : null;
}

/** Our pages load nothing from third parties: an embedded film becomes a link (docs/decisions/0011). */
export function toFilmLink(
  { src = '', title = '', id }: Attributes,
  nameOf: (host: string) => string,
): Tag {
  const page = filmPage(src);
  if (!page) return { tagName: 'iframe', attribs: {} };
  const host = hostOf(page.href);
  const words = title.trim() ? `${title.trim()} · ${host}` : nameOf(host);
  return {
    tagName: 'a',
    attribs: { href: page.href, rel: 'noopener', ...(id ? { id } : {}) },
    text: words,
  };
}

/** A film of our own, whose address may stand in a `source` within; it loads nothing until it is played. */
export function toFilm(
  { width, height, title, id, ...attribs }: Attributes,
  urlOf: (path: string) => string,
): Tag {
  const src = urlOf(attribs.src ?? '');
  const poster = urlOf(attribs.poster ?? '');
  return {
    tagName: 'video',
    attribs: {
      ...(src ? { src } : {}),
      ...(poster ? { poster } : {}),
      ...(width && height ? { width, height } : {}),
      ...(title ? { title } : {}),
      ...(id ? { id } : {}),
      controls: '',
      preload: 'none',
      playsinline: '',
    },
  };
}

export function toSource({ src = '', type }: Attributes, urlOf: (path: string) => string): Tag {
  const own = urlOf(src);
  return { tagName: 'source', attribs: own ? { src: own, ...(type ? { type } : {}) } : {} };
}

export function toTrack(
  { kind = 'captions', srclang = '', label = '', ...attribs }: Attributes,
  urlOf: (path: string) => string,
): Tag {
  const src = urlOf(attribs.src ?? '');
  return { tagName: 'track', attribs: src ? { src, kind, srclang, label } : {} };
}

/** In sanitised HTML, with what its tag has. */
export const FILM = /<video\b([^<>]*)>.*?<\/video>/gs;
const ADDRESS = /<(?:video|source)\b[^<>]* src="/;

/** Of sanitised HTML: a film without an address of ours is removed, with what an old browser would show instead. */
export const withoutEmptyFilms = (html: string): string =>
  html.replace(FILM, (film) => (ADDRESS.test(film) ? film : ''));
