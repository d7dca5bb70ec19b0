import { MARKER, paintFirst, STARTER } from './firstPaint.mjs';

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
    expect([...page.scripts].map(({ text }) => text)).toEqual([MARKER, STARTER]);
    expect(STARTER).toContain(`'${template.id}'`);
  });

  it('keeps the rest of the page to the letter', () => {
    const rest =
      '<p>$&amp;$1</p><script>self.__next_f.push([1,""])</script><script src="/_next/p.js" noModule=""></script>';
    const html = paintFirst(aPage(SCRIPTS[0]!, rest));
    const head = `<script>${MARKER}</script>`;
    expect(html.startsWith(aPage(head, rest).replace('</body></html>', ''))).toBe(true);
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

const runScript = (script: string) => new Function(script)();
const isMarked = () => 'unpainted' in document.documentElement.dataset;

describe('MARKER', () => {
  afterEach(() => {
    delete document.documentElement.dataset.unpainted;
    jest.restoreAllMocks();
  });

  it.each([
    ['', true],
    ['https://search.example/', true],
    [`${location.origin}/fr`, false],
  ])('marks a page that is come to from "%s": %s', (referrer, marked) => {
    jest.spyOn(document, 'referrer', 'get').mockReturnValue(referrer);
    runScript(MARKER);
    expect(isMarked()).toBe(marked);
  });
});

describe('STARTER', () => {
  const FIRST = '<img fetchpriority="high">';
  const ASIDE = '<template id="after-first-paint"><i></i></template>';
  const isStarted = () => document.querySelector('i') !== null && !isMarked();
  /** The page's first picture, which comes, or doesn't, when its promise says so. */
  const runBeside = (picture: Promise<void>) => {
    document.body.innerHTML = FIRST + ASIDE;
    document.images[0]!.decode = () => picture;
    runScript(STARTER);
  };

  /** Tells of the first paint, as the browser does. */
  let paint = () => {};
  class Observer {
    constructor(private readonly told: () => void) {}
    observe({ type }: { type: string }) {
      if (type === 'paint') paint = this.told;
    }
  }

  /** What the page's faces are: one that is there, and one that isn't. */
  const load = jest.fn((font: string) =>
    font.includes('Fallback') ? Promise.reject(new Error('absent')) : Promise.resolve([]),
  );
  beforeEach(() => {
    document.documentElement.dataset.unpainted = '';
    document.documentElement.style.setProperty('--face-ui', 'ui, "ui Fallback"');
    document.body.innerHTML = ASIDE;
    Object.defineProperty(document, 'fonts', { configurable: true, value: { load } });
    Object.defineProperty(window, 'PerformanceObserver', { configurable: true, value: Observer });
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  it('waits for the first paint, and then for the fonts', async () => {
    let come = () => {};
    load.mockReturnValueOnce(new Promise((resolve) => (come = () => resolve([]))));
    runScript(STARTER);
    await jest.advanceTimersByTimeAsync(500);
    expect(document.querySelector('i')).toBeNull();
    paint();
    await jest.advanceTimersByTimeAsync(100);
    expect(document.querySelector('i')).not.toBeNull();
    expect(isStarted()).toBe(false);
    come();
    await jest.advanceTimersByTimeAsync(0);
    expect(isStarted()).toBe(true);
  });

  it('waits for the first picture', async () => {
    let come = () => {};
    runBeside(new Promise((resolve) => (come = resolve)));
    paint();
    await jest.advanceTimersByTimeAsync(500);
    expect(isStarted()).toBe(false);
    come();
    await jest.advanceTimersByTimeAsync(100);
    expect(isStarted()).toBe(true);
  });

  it('does not wait for a picture that is broken, nor for long', async () => {
    runBeside(Promise.reject(new Error('broken')));
    paint();
    await jest.advanceTimersByTimeAsync(100);
    expect(isStarted()).toBe(true);

    document.documentElement.dataset.unpainted = '';
    runBeside(new Promise(() => {}));
    await jest.advanceTimersByTimeAsync(900);
    expect(isStarted()).toBe(false);
    await jest.advanceTimersByTimeAsync(200);
    expect(isStarted()).toBe(true);
  });

  it('does not wait in a tab that is not shown', async () => {
    jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    runScript(STARTER);
    await jest.advanceTimersByTimeAsync(0);
    expect(isStarted()).toBe(true);
  });
});
