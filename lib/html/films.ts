import type { Attributes, Tag } from 'sanitize-html';

/** The page of an embedded film, by its player's address; undefined for any other address. */
type PageOf = (player: URL) => string | undefined;

const onYouTube: PageOf = ({ pathname }) => {
  const [, id] = /^\/embed\/([\w-]{6,20})$/.exec(pathname) ?? [];
  return id && `https://www.youtube.com/watch?v=${id}`;
};

const onVimeo: PageOf = ({ pathname }) => {
  const [, id] = /^\/video\/(\d{5,12})$/.exec(pathname) ?? [];
  return id && `https://vimeo.com/${id}`;
};

const onBilibili: PageOf = ({ searchParams }) => {
  const [id] = /^BV\w{10}$/.exec(searchParams.get('bvid') ?? '') ?? [];
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
  { src = '', title = '' }: Attributes,
  nameOf: (host: string) => string,
): Tag {
  const page = filmPage(src);
  if (!page) return { tagName: 'iframe', attribs: {} };
  const host = page.hostname.replace(/^www\./, '');
  const words = title.trim() ? `${title.trim()} · ${host}` : nameOf(host);
  return { tagName: 'a', attribs: { href: page.href, rel: 'noopener' }, text: words };
}

/** A film of our own; it loads nothing until it is played. */
export function toFilm(
  { width, height, title, ...attribs }: Attributes,
  urlOf: (path: string) => string,
): Tag {
  const src = urlOf(attribs.src ?? '');
  const poster = urlOf(attribs.poster ?? '');
  if (!src) return { tagName: 'video', attribs: {} };
  return {
    tagName: 'video',
    attribs: {
      src,
      ...(poster ? { poster } : {}),
      ...(width && height ? { width, height } : {}),
      ...(title ? { title } : {}),
      controls: '',
      preload: 'none',
      playsinline: '',
    },
  };
}

export function toTrack(
  { kind = 'captions', srclang = '', label = '', ...attribs }: Attributes,
  urlOf: (path: string) => string,
): Tag {
  const src = urlOf(attribs.src ?? '');
  return { tagName: 'track', attribs: src ? { src, kind, srclang, label } : {} };
}
