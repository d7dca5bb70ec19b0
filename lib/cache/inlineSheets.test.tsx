import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inlineSheets } from './inlineSheets.mjs';

const linkTo = (name: string) =>
  `<link rel="stylesheet" href="/_next/static/css/${name}.css" data-precedence="next"/>`;

let next: string;
beforeEach(() => {
  next = mkdtempSync(join(tmpdir(), 'sheets-'));
  mkdirSync(join(next, 'static/css'), { recursive: true });
  writeFileSync(join(next, 'static/css/a.css'), 'p{color:red}');
  writeFileSync(join(next, 'static/css/b.css'), 'p{color:lime;content:"$&"}');
});
afterEach(() => rmSync(next, { recursive: true, force: true }));

const open = (head: string) =>
  new DOMParser().parseFromString(
    inlineSheets(`<head>${head}</head><body><p></p></body>`, next),
    'text/html',
  );

describe('inlineSheets', () => {
  it('puts each sheet into the page, in their order, with a link behind it that fetches nothing', () => {
    const { head } = open(linkTo('a') + linkTo('b'));
    expect([...head.children].map(({ localName }) => localName)).toEqual([
      'style',
      'link',
      'style',
      'link',
    ]);
    expect([...head.querySelectorAll('style')].map(({ textContent }) => textContent)).toEqual([
      'p{color:red}',
      'p{color:lime;content:"$&"}',
    ]);
    expect([...head.querySelectorAll('link')].every((link) => link.hasAttribute('disabled'))).toBe(
      true,
    );
  });

  it('puts them behind what else is in the head, whose beginning programs read', () => {
    const { head, body } = open(`${linkTo('a')}<title>T</title>${linkTo('b')}<meta name="a"/>`);
    expect([...head.children].map(({ localName }) => localName)).toEqual([
      ...['title', 'meta'],
      ...['style', 'link', 'style', 'link'],
    ]);
    expect(body.innerHTML).toBe('<p></p>');
  });

  it('does so on a page with a nonce', () => {
    const withNonce = linkTo('a').replace(' data-', ' nonce="abc" data-');
    const { head } = open(withNonce);
    expect([...head.children].map(({ localName }) => localName)).toEqual(['style', 'link']);
  });

  it('keeps the links as React looks for them', () => {
    const { head } = open(linkTo('a'));
    const known = 'link[rel="stylesheet"][href="/_next/static/css/a.css"][data-precedence="next"]';
    expect(head.querySelector(known)).not.toBeNull();
  });

  it('keeps all else', () => {
    const picture = '<link rel="preload" as="image" href="/a.jpg">';
    expect(open(picture).head.innerHTML).toBe(picture);
  });

  it('leaves the sheets of a large page to be fetched', () => {
    const { head } = open(linkTo('a') + `<meta content="${'x'.repeat(150_000)}">`);
    expect(head.querySelector('style')).toBeNull();
    expect(head.querySelector('link[rel="stylesheet"]:not([disabled])')).not.toBeNull();
  });
});
