import 'server-only';
import sanitizeHtml, { type Attributes, type IOptions, type Tag } from 'sanitize-html';
import { mediaUrl } from './domain/mediaUrl';
import { env } from './env';

const TEXT =
  'p br hr h2 h3 h4 h5 h6 strong b em i u s sub sup small mark q cite abbr code pre span div'.split(
    ' ',
  );
const BLOCKS =
  'blockquote ul ol li dl dt dd figure figcaption table caption thead tbody tfoot tr th td'.split(
    ' ',
  );

/** Films that an editor may show inside a text. The page's own policy must allow the host as well. */
const IFRAME_HOSTS: string[] = [];

const isOutside = (href: string) => /^https?:/i.test(href);

const toLink = (tagName: string, attribs: Attributes): Tag => ({
  tagName,
  attribs: isOutside(attribs.href ?? '') ? { ...attribs, rel: 'noopener' } : attribs,
});

/** Pictures come from our own host only; one from elsewhere is left out with its address. */
const toImage = (tagName: string, { src = '', ...attribs }: Attributes): Tag => ({
  tagName,
  attribs: { ...attribs, src: mediaUrl(src, env().imageBaseUrl), loading: 'lazy' },
});

const OPTIONS: IOptions = {
  allowedTags: [...TEXT, ...BLOCKS, 'a', 'img', 'iframe'],
  allowedAttributes: {
    '*': ['lang', 'dir'],
    a: ['href', 'title', 'rel', 'hreflang'],
    img: ['src', 'alt', 'title', 'width', 'height', 'loading'],
    iframe: ['src', 'title', 'width', 'height', 'allowfullscreen'],
    ol: ['start', 'reversed', 'type'],
    th: ['scope', 'colspan', 'rowspan', 'abbr'],
    td: ['colspan', 'rowspan'],
    abbr: ['title'],
  },
  allowedSchemes: ['https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: [] },
  allowProtocolRelative: false,
  allowedIframeHostnames: IFRAME_HOSTS,
  transformTags: { a: toLink, img: toImage, h1: 'h2' },
  exclusiveFilter: ({ tag, attribs }) => (tag === 'img' || tag === 'iframe') && !attribs.src,
};

/** What an editor wrote, without anything that could run, load from elsewhere or change the page round it. */
export const safeHtml = (html: string): string => sanitizeHtml(html, OPTIONS);
