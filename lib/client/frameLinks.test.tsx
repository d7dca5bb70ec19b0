import { beginPage, hearFrameLinks, isPageAwaited } from './frameLinks';

const scrollTo = jest.fn();
const scrollIntoView = jest.fn();
const at = (address: string) => window.history.replaceState(null, '', address);

let end = () => {};
beforeEach(() => {
  Object.assign(window, { scrollTo });
  Element.prototype.scrollIntoView = scrollIntoView;
  end = hearFrameLinks();
  document.body.innerHTML = `
    <header>
      <a href="/albumsView"><b>Gallery</b></a>
      <a href="/exhibition/2024#theme">Theme</a>
      <a href="/albumsView" hreflang="en">English</a>
      <a id="english" href="/en/albumsView">Gallery, in English</a>
      <a id="found" href="/albumsView?author=Anna%20M">Anna’s</a>
    </header>
    <main id="main" tabindex="-1"><header><a href="/albumsView">In the page</a></header><p id="theme"></p></main>
    <footer><a href="/news">News</a></footer>`;
});
afterEach(() => {
  end();
  jest.clearAllMocks();
  at('/');
});

/** Whether Next's router takes the press; else it stays without effect here. */
function press(selector: string, byNext = true) {
  const keepHere = (event: Event) => event.preventDefault();
  (byNext ? document : window).addEventListener('click', keepHere, { once: true });
  const click = new MouseEvent('click', { bubbles: true, cancelable: true });
  document.querySelector(selector)?.dispatchEvent(click);
}

const TOP = [{ top: 0, behavior: 'instant' }];

describe('A link of the header or the footer', () => {
  it('leads to the top of the page that is shown already', () => {
    at('/albumsView');
    press('body > header b');
    expect(scrollTo.mock.calls).toEqual([TOP]);
  });

  it('and of the same one with another query, when its address is there', () => {
    at('/albumsView?view=wall');
    press('body > header b');
    expect(scrollTo).not.toHaveBeenCalled();
    at('/albumsView');
    beginPage();
    expect(scrollTo.mock.calls).toEqual([TOP]);
    beginPage();
    expect(scrollTo).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['a query in other letters', '#found', '/albumsView?author=Anna+M'],
    ['the prefix that English has not', '#english', '/albumsView'],
  ])('at once with %s, as nothing else comes', (_, selector, shown) => {
    at(shown);
    press(selector);
    expect(isPageAwaited()).toBe(false);
    expect(scrollTo.mock.calls).toEqual([TOP]);
  });

  it('has come where it leads without that prefix, too', () => {
    at('/albumsView?view=wall');
    press('#english');
    expect(isPageAwaited()).toBe(true);
    at('/albumsView');
    beginPage();
    expect(scrollTo.mock.calls).toEqual([TOP]);
  });

  it('to its place in it, too', () => {
    at('/exhibition/2024#theme');
    press('[href$="#theme"]');
    expect(scrollIntoView.mock.contexts).toEqual([document.getElementById('theme')]);
    expect(scrollTo).not.toHaveBeenCalled();
  });

  it('is forgotten when another page has come', () => {
    at('/albumsView?view=wall');
    press('body > header b');
    at('/news');
    beginPage();
    at('/albumsView');
    beginPage();
    expect(scrollTo).not.toHaveBeenCalled();
  });
});

describe('Nothing is scrolled', () => {
  it.each([
    ['on the way to another page, where Next does it', 'footer a', true],
    ['for a link that Next leaves to the browser', 'body > header b', false],
    ['for a language, which loads the page', '[hreflang]', true],
    ['for a link of the page’s own', 'main a', true],
  ])('%s', (_, selector, byNext) => {
    at('/albumsView');
    press(selector, byNext);
    if (selector === 'footer a') at('/news');
    beginPage();
    expect(scrollTo).not.toHaveBeenCalled();
  });
});

describe('After a link of the footer the focus', () => {
  const footerLink = () => document.querySelector<HTMLElement>('footer a');
  const main = () => document.getElementById('main');
  beforeEach(() => footerLink()?.focus());

  it('is in the page that has come', () => {
    press('footer a');
    expect(footerLink()).toHaveFocus();
    at('/news');
    beginPage();
    expect(main()).toHaveFocus();
  });

  it('and in the page that was shown already', () => {
    at('/news');
    press('footer a');
    expect(main()).toHaveFocus();
  });

  it('stays where it is for who goes back', () => {
    at('/news');
    beginPage();
    expect(footerLink()).toHaveFocus();
  });

  it('stays in the header', () => {
    document.querySelector<HTMLElement>('header a')?.focus();
    press('header a');
    at('/albumsView');
    beginPage();
    expect(document.querySelector('header a')).toHaveFocus();
  });
});
