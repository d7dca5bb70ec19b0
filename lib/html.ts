import 'server-only';
import sanitizeHtml, { type Attributes, type IOptions } from 'sanitize-html';
import { mediaUrl } from './domain/mediaUrl';
import type { Size } from './domain/picture';
import { env } from './env';
import { toFilm, toFilmLink, toSource, toTrack, withoutEmptyFilms } from './html/films';
import { isTarget, prefixOf, withOwnId, type Targets } from './html/ids';
import { keepLines } from './html/lines';
import { toLink } from './html/links';
import { holdTables, shiftHeadings } from './html/outline';
import { sizeIn, toImage } from './html/pictures';
import { settle } from './html/settle';
import type { Locale } from './i18n/locales';

const list = (names: string) => names.split(' ');

const TEXT = list(
  'p br wbr hr h1 h2 h3 h4 h5 h6 strong b em i u s del ins sub sup small mark q cite abbr code pre kbd span div bdi',
);
const BLOCKS = list(
  'section article blockquote ul ol li dl dt dd figure figcaption table caption thead tbody tfoot tr th td',
);

/** Removed with their content; of other tags that aren't allowed the text stays. */
const SILENT = list(
  'script style textarea option select xmp noscript template title svg math object embed applet audio canvas iframe noembed noframes plaintext portal dialog',
);

/** No real text nests deeper; thousands of nested boxes would slow the browser down. */
const NESTING_LIMIT = 40;

type HtmlOptions = {
  /** Links to our pages get the prefix of this language. */
  locale?: Locale;
  /** Sizes by address, for pictures without a size in their attributes. */
  sizes?: ReadonlyMap<string, Size>;
  /** `false`: no space is reserved for pictures of unknown size, as outside of a page. */
  hasPlace?: boolean;
  /** Of several texts on a page which one it is, from 0. */
  index?: number;
  /** The name for tables without a caption; the text of a link to a film on another host. */
  texts?: { table: string; film: (host: string) => string };
};

/** Pictures and films are loaded from our own host only; others are removed. */
const urlOf = (src: string) => mediaUrl(src, env().imageBaseUrl);

const optionsFor = (
  { locale, sizes, hasPlace, texts }: HtmlOptions,
  targets: Targets,
): IOptions => ({
  allowedTags: [...TEXT, ...BLOCKS, 'a', 'img', 'video', 'source', 'track'],
  nonTextTags: SILENT,
  nestingLimit: NESTING_LIMIT,
  allowedAttributes: {
    '*': ['lang', 'dir', 'id'],
    a: ['href', 'title', 'rel', 'hreflang'],
    img: list('alt title width height loading decoding srcset sizes src'),
    video: list('src poster width height title controls preload playsinline'),
    source: ['src', 'type'],
    track: list('src kind srclang label'),
    ol: ['start', 'reversed', 'type'],
    th: ['scope', 'colspan', 'rowspan', 'abbr'],
    td: ['colspan', 'rowspan'],
    abbr: ['title'],
  },
  selfClosing: list('br wbr hr img source track'),
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowedSchemesByTag: { img: [], video: [], source: [], track: [] },
  allowProtocolRelative: false,
  transformTags: {
    a: (_, attribs) => toLink(attribs, targets, locale),
    img: (_, attribs) => {
      const src = urlOf(attribs.src ?? '');
      return toImage(attribs, src, sizes?.get(src), hasPlace);
    },
    video: (_, attribs) => toFilm(attribs, urlOf),
    source: (_, attribs) => toSource(attribs, urlOf),
    track: (_, attribs) => toTrack(attribs, urlOf),
    iframe: (_, attribs) => toFilmLink(attribs, texts?.film ?? String),
    // After those above.
    '*': (tagName, attribs) => ({ tagName, attribs: withOwnId(attribs, targets) }),
  },
  exclusiveFilter: ({ tag, attribs }) => list('img source track').includes(tag) && !attribs.src,
});

const NO_TARGETS: Targets = { ids: new Set(), prefix: prefixOf() };

function targetsIn(html: string, index?: number): Targets {
  const ids = new Set<string>();
  if (!/\bid\s*=/i.test(html)) return NO_TARGETS;
  const note = (tagName: string, attribs: Attributes) => {
    if (isTarget(attribs.id)) ids.add(attribs.id ?? '');
    return { tagName, attribs };
  };
  sanitizeHtml(html, { ...optionsFor({}, NO_TARGETS), transformTags: { '*': note } });
  return { ids, prefix: prefixOf(index) };
}

/** Sanitises an editor's HTML: nothing in it can run script, load from other hosts or affect the rest of the page. */
export function safeHtml(html: string, options: HtmlOptions = {}): string {
  const rules = optionsFor(options, targetsIn(html, options.index));
  const clean = shiftHeadings(withoutEmptyFilms(sanitizeHtml(html, rules)));
  const held = options.texts ? holdTables(clean, options.texts.table) : clean;
  return settle(keepLines(held)) ?? sanitizeHtml(html, { ...rules, allowedTags: [] });
}

/** The addresses of an HTML's pictures, and whether each has a size in its attributes. */
export function picturesIn(html: string): { src: string; isSized: boolean }[] {
  const found: { src: string; isSized: boolean }[] = [];
  const note = (attribs: Attributes) => {
    const src = urlOf(attribs.src ?? '');
    if (src) found.push({ src, isSized: sizeIn(attribs) !== null });
    return { tagName: 'img', attribs };
  };
  sanitizeHtml(html, {
    ...optionsFor({}, NO_TARGETS),
    transformTags: { img: (_, attribs) => note(attribs) },
  });
  return found;
}
