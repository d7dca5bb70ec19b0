import { paintFirst, STARTER } from './firstPaint.mjs';

const SCRIPTS = [
  '<script src="/_next/static/chunks/a.js" async=""></script>',
  '<script src="/_next/static/chunks/b.js" id="_R_" async=""></script>',
];
const aPage = (head: string, body: string) =>
  `<!DOCTYPE html><html><head>${head}</head><body>${body}</body></html>`;

const open = (html: string) => new DOMParser().parseFromString(html, 'text/html');

describe('paintFirst', () => {
  it('lays the scripts of head and body aside, in their order, and starts them', () => {
    const page = open(paintFirst(aPage(SCRIPTS[0]!, `<p>text</p>${SCRIPTS[1]}`)));
    const template = page.querySelector('template')!;
    expect(template.innerHTML).toBe(SCRIPTS.join(''));
    expect([...page.scripts].map(({ text }) => text)).toEqual([STARTER]);
    expect(STARTER).toContain(`'${template.id}'`);
  });

  it('keeps the rest of the page to the letter', () => {
    const rest =
      '<p>$&amp;$1</p><script>self.__next_f.push([1,""])</script><script src="/_next/p.js" noModule=""></script>';
    const html = paintFirst(aPage(SCRIPTS[0]!, rest));
    expect(html.startsWith(aPage('', rest).replace('</body></html>', ''))).toBe(true);
    expect(html.endsWith('</script></body></html>')).toBe(true);
  });

  it('asks for none of them in advance', () => {
    const preload =
      '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/b.js"/>';
    const style = '<link rel="preload" href="/a.css" as="style"/>';
    const page = open(paintFirst(aPage(preload + style + SCRIPTS[0], '')));
    expect([...page.querySelectorAll('link')].map((link) => link.getAttribute('as'))).toEqual([
      'style',
    ]);
  });

  it('leaves a page without scripts as it is', () => {
    const html = aPage('', '<p>text</p>');
    expect(paintFirst(html)).toBe(html);
  });
});

describe('STARTER', () => {
  const run = () => new Function(STARTER)();
  const isStarted = () => document.querySelector('i') !== null;
  beforeEach(() => {
    document.body.innerHTML = '<template id="after-first-paint"><i></i></template>';
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  it('waits for the first paint', () => {
    run();
    expect(isStarted()).toBe(false);
    jest.runAllTimers();
    expect(isStarted()).toBe(true);
  });

  it('does not wait in a tab that is not shown', () => {
    jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    run();
    expect(isStarted()).toBe(true);
  });
});
