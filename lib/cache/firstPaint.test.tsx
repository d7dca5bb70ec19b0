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
const isMarked = () => document.documentElement.dataset.fonts === 'later';

describe('MARKER', () => {
  afterEach(() => {
    delete document.documentElement.dataset.fonts;
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

  it('leaves a page that is come to by an anchor', () => {
    history.replaceState(null, '', '#past');
    runScript(MARKER);
    history.replaceState(null, '', '/');
    expect(isMarked()).toBe(false);
  });
});

describe('STARTER', () => {
  const FIRST = '<img fetchpriority="high">';
  const ASIDE = '<template id="after-first-paint"><i></i></template>';
  const isStarted = () => document.querySelector('i') !== null;
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

  /** What the style sheets name, with a face of another language and one that few names need. */
  const RULES = ['ui', 'uiExt', '"italic"', 'arabicUi'].map((family) => {
    const style: Record<string, string> = {
      'font-family': family,
      src: `url(/${family}.woff2)`,
      'font-weight': '500 650',
    };
    return { type: 5, style: { getPropertyValue: (name: string) => style[name] ?? '' } };
  });
  const load = jest.fn(() => Promise.resolve());
  const add = jest.fn();
  class Face {
    load = load;
    constructor(
      readonly family: string,
      readonly src: string,
      readonly descriptors: object,
    ) {}
  }
  const shown = () => add.mock.calls.map(([{ family }]) => family);
  const define = (target: object, name: string, value: unknown) =>
    Object.defineProperty(target, name, { configurable: true, value });

  beforeEach(() => {
    const { dataset, style } = document.documentElement;
    dataset.fonts = 'later';
    style.setProperty('--font-ui', "'later ui', 'later uiExt', 'ui stand-in'");
    style.setProperty('--font-italic', "'later italic', 'italic stand-in'");
    document.body.innerHTML = ASIDE;
    load.mockClear();
    add.mockClear();
    define(document, 'fonts', { add });
    define(document, 'styleSheets', [{ cssRules: [{ type: 1 }, ...RULES] }]);
    define(window, 'FontFace', Face);
    define(window, 'CSSRule', { FONT_FACE_RULE: 5 });
    define(window, 'PerformanceObserver', Observer);
    jest.useFakeTimers();
  });
  afterEach(() => {
    delete document.documentElement.dataset.fonts;
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  it('waits for the first paint, and then for the fonts, which come together', async () => {
    let come = () => {};
    load.mockReturnValueOnce(new Promise((resolve) => (come = resolve)));
    runScript(STARTER);
    await jest.advanceTimersByTimeAsync(500);
    expect(isStarted()).toBe(false);
    expect(load).not.toHaveBeenCalled();
    paint();
    await jest.advanceTimersByTimeAsync(100);
    expect(isStarted()).toBe(true);
    expect(shown()).toEqual([]);
    come();
    await jest.advanceTimersByTimeAsync(0);
    expect(shown()).toEqual(['later ui', 'later uiExt', 'later italic']);
    expect(isMarked()).toBe(true);
  });

  it("fetches the language's faces, under another name, but not what few names need", async () => {
    runScript(STARTER);
    paint();
    await jest.advanceTimersByTimeAsync(100);
    expect(load).toHaveBeenCalledTimes(2);
    const [face] = add.mock.calls[0]!;
    expect([face.src, face.descriptors.weight]).toEqual(['url(/ui.woff2)', '500 650']);
  });

  it('shows those that came when another is broken', async () => {
    load.mockRejectedValueOnce(new Error('broken'));
    runScript(STARTER);
    paint();
    await jest.advanceTimersByTimeAsync(100);
    expect(shown()).toContain('later italic');
  });

  it("falls back to the style sheets' own names where it fails", async () => {
    define(window, 'FontFace', undefined);
    runScript(STARTER);
    paint();
    await jest.advanceTimersByTimeAsync(100);
    expect(isMarked()).toBe(false);
  });

  it('leaves the fonts alone on a page that has them', async () => {
    delete document.documentElement.dataset.fonts;
    runScript(STARTER);
    paint();
    await jest.advanceTimersByTimeAsync(100);
    expect(isStarted()).toBe(true);
    expect(load).not.toHaveBeenCalled();
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

    runBeside(new Promise(() => {}));
    await jest.advanceTimersByTimeAsync(900);
    expect(isStarted()).toBe(false);
    await jest.advanceTimersByTimeAsync(200);
    expect(isStarted()).toBe(true);
  });

  it('runs the last script when all others are there, and fetches anew what was lost', async () => {
    jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    document.body.innerHTML = ASIDE.replace('<i></i>', SCRIPTS.join(''));
    const fetched = () => [...document.scripts].map(({ src }) => new URL(src).pathname.slice(-4));
    const tell = (event: string) => document.scripts[0]!.dispatchEvent(new Event(event));
    const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);
    runScript(STARTER);
    expect(fetched()).toEqual(['a.js']);
    expect(document.querySelector('link')).toHaveAttribute('href', '/_next/static/chunks/b.js');
    tell('error');
    await pass(499);
    expect(fetched()).toEqual([]);
    await pass(1);
    expect(fetched()).toEqual(['a.js']);
    tell('error');
    await pass(0);
    window.dispatchEvent(new Event('online'));
    await pass(0);
    expect(fetched()).toEqual(['a.js']);
    tell('load');
    await pass(0);
    expect(fetched()).toEqual(['a.js', 'b.js']);
    await pass(3_600_000);
    expect(fetched()).toEqual(['a.js', 'b.js']);
  });

  it('does not wait in a tab that is not shown', async () => {
    jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    runScript(STARTER);
    await jest.advanceTimersByTimeAsync(0);
    expect(isStarted()).toBe(true);
  });
});
