import type { HTMLElement } from 'node-html-parser';
import { directionOf } from '../../lib/i18n/locales';
import { splitLocale } from '../../lib/i18n/localePath';
import type { Visited } from './crawl';

const attributes = (root: HTMLElement, selector: string, name: string) =>
  root.querySelectorAll(selector).map((element) => element.getAttribute(name) ?? '');

const repeated = (values: readonly string[]) =>
  values.filter((value, index) => values.indexOf(value) !== index);

/** Resources that the page loads from other hosts by itself; links don't count. */
function strangersOf(root: HTMLElement, origin: string) {
  const sources = [
    ...attributes(root, '[src]', 'src'),
    ...attributes(root, '[poster]', 'poster'),
    ...attributes(
      root,
      'link[rel=stylesheet], link[rel=preload], link[rel=preconnect], link[rel=icon]',
      'href',
    ),
    ...[
      ...attributes(root, '[srcset]', 'srcset'),
      ...attributes(root, '[imagesrcset]', 'imagesrcset'),
    ]
      .flatMap((set) => set.split(/,\s+/))
      .map((candidate) => candidate.trim().split(' ')[0] ?? ''),
  ];
  return sources.filter((source) => source && new URL(source, origin).origin !== origin);
}

function isInLanguage(root: HTMLElement, address: string) {
  const { locale } = splitLocale(new URL(address, 'http://site').pathname);
  const html = root.querySelector('html');
  const lang = html?.getAttribute('lang') ?? '';
  return lang.split('-')[0] === locale && html?.getAttribute('dir') === directionOf(locale);
}

/** What is wrong with a page's HTML, a line each. */
export function faultsOf({ address, root }: Visited, origin: string): string[] {
  if (!root) return [];
  const say = (fault: string, values: readonly string[]) =>
    values.map((value) => `${address}: ${fault} ${value}`.trim());
  const headings = root.querySelectorAll('h1').length;
  const nameless = root.querySelectorAll('img').filter((image) => !image.hasAttribute('alt'));
  const contents = root.querySelectorAll('#main');
  const places = attributes(root, 'a[href^="#"]', 'href').map((href) => href.slice(1));
  return [
    ...say('has not one h1 but', headings === 1 ? [] : [String(headings)]),
    ...say('has no title', root.querySelector('title')?.text.trim() ? [] : ['']),
    ...say('is in another language', isInLanguage(root, address) ? [] : ['']),
    ...say(
      'has a picture without alt',
      nameless.map((image) => image.toString().slice(0, 120)),
    ),
    ...say('has an id twice:', repeated(attributes(root, '[id]', 'id'))),
    ...say(
      'links to a place that is not there:',
      places.filter((id) => id && !root.getElementById(decodeURIComponent(id))),
    ),
    ...say(
      'leads past the menu to what cannot take the focus:',
      contents.filter((one) => one.getAttribute('tabindex') !== '-1').map((one) => one.rawTagName),
    ),
    ...say('asks another host:', strangersOf(root, origin)),
  ];
}
