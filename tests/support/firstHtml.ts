import type { APIRequestContext, Page } from '@playwright/test';

/** What a crawler finds in the server's HTML, parsed without running scripts. */
export type FirstHtml = {
  status: number;
  lang: string;
  title: string;
  /** The contents of the head's meta tags, by name or property. */
  meta: Record<string, string[]>;
  links: { rel: string; href: string; hreflang: string; type: string }[];
  /** Tags for previews and search engines outside of the head, where they have no effect. */
  strays: string[];
  jsonLd: unknown[];
};

const read = (html: string) => {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const meta: Record<string, string[]> = {};
  for (const tag of page.head.querySelectorAll('meta[name], meta[property]')) {
    const name = tag.getAttribute('property') ?? tag.getAttribute('name') ?? '';
    (meta[name] ??= []).push(tag.getAttribute('content') ?? '');
  }
  const textOf = (link: Element, name: string) => link.getAttribute(name) ?? '';
  return {
    lang: page.documentElement.lang,
    title: page.title,
    meta,
    links: [...page.head.querySelectorAll('link')].map((link) => ({
      rel: textOf(link, 'rel'),
      href: textOf(link, 'href'),
      hreflang: textOf(link, 'hreflang'),
      type: textOf(link, 'type'),
    })),
    strays: [...page.body.querySelectorAll('title, meta[property], link[rel=canonical]')]
      .filter((tag) => !tag.closest('svg'))
      .map((tag) => tag.outerHTML),
    // Ours are graphs: a list of typed nodes.
    jsonLd: [...page.querySelectorAll('script[type="application/ld+json"]')].map(
      (script): unknown => JSON.parse(script.textContent ?? '')['@graph'],
    ),
  };
};

/** Requests a page with a user agent's headers, and parses the response without rendering it. */
export async function firstHtml(
  page: Page,
  request: APIRequestContext,
  address: string,
  userAgent: string,
): Promise<FirstHtml> {
  const answer = await request.get(address, { headers: { 'user-agent': userAgent } });
  return { status: answer.status(), ...(await page.evaluate(read, await answer.text())) };
}

type XmlFacts = { root: string; error: string; texts: Record<string, string[]> };

/** Parses XML strictly: the root's name, the error, and the elements' texts by name. */
export const readXml = (page: Page, xml: string): Promise<XmlFacts> =>
  page.evaluate((source) => {
    const document = new DOMParser().parseFromString(source, 'application/xml');
    const texts: Record<string, string[]> = {};
    for (const element of document.querySelectorAll('*')) {
      if (element.children.length === 0)
        (texts[element.tagName] ??= []).push(element.textContent ?? '');
    }
    return {
      root: document.documentElement.tagName,
      error: document.querySelector('parsererror')?.textContent ?? '',
      texts,
    };
  }, xml);
