import { parse, type HTMLElement } from 'node-html-parser';
import { anAddress } from './visitor';

/** A page has html and root; other files have neither. */
export type Visited = { address: string; status: number; html: string; root: HTMLElement | null };

type Options = {
  origin: string;
  starts: readonly string[];
  /** A selector of the links to follow from a page; null: the page is only requested, not parsed for links. */
  linksFrom: (path: string) => string | null;
  /** Whether to follow a link at all. */
  follows: (path: string) => boolean;
  /** Sees every page once. A page isn't kept: all of them together are more than a process holds. */
  look: (page: Visited) => void;
};

const AT_ONCE = 4;
const OTHER_WAYS = /^(mailto|tel|data|blob|sms):/;

/** Parses a page as if without scripts: the contents of `<noscript>` are elements. */
const read = (html: string) => parse(html, { blockTextElements: { script: true, style: true } });

async function open(origin: string, address: string, headers: HeadersInit): Promise<Visited> {
  const answer = await fetch(origin + address, { redirect: 'follow', headers });
  const type = answer.headers.get('content-type') ?? '';
  const body = await answer.text();
  const html = type.startsWith('text/html') ? body : '';
  return { address, status: answer.status, html, root: html ? read(html) : null };
}

/** The links of a page to this site: path and query, without the hash. */
function linksOf({ address, root }: Visited, links: string, origin: string): string[] {
  const hrefs = root?.querySelectorAll(links).map((link) => link.getAttribute('href') ?? '');
  return (hrefs ?? [])
    .filter((href) => !OTHER_WAYS.test(href))
    .map((href) => new URL(href, origin + address))
    .filter((url) => url.origin === origin)
    .map(({ pathname, search }) => pathname + search);
}

/** Opens every page that is reachable by links, as a crawler without JavaScript sees it. */
export async function crawl({ origin, starts, linksFrom, follows, look }: Options) {
  const seen = new Set(starts);
  const waiting = [...starts];
  async function walk() {
    // Limits count by address: a fast machine asks for more a minute than one visitor may.
    const visitor = { 'x-visitor': anAddress() };
    for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) {
      const page = await open(origin, address, visitor);
      look(page);
      const links = linksFrom(address);
      if (!links) continue;
      const fresh = linksOf(page, links, origin).filter((link) => !seen.has(link));
      for (const link of new Set(fresh)) {
        seen.add(link);
        if (follows(link)) waiting.push(link);
      }
    }
  }
  // Repeats, since workers that run out of links stop before others have found more.
  while (waiting.length > 0) await Promise.all(Array.from({ length: AT_ONCE }, walk));
}
