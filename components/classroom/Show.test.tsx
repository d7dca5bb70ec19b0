import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SWRConfig, type Cache } from 'swr';
import type { Locale } from '@/lib/i18n/locales';
import en from '@/messages/en.json';
import { anAlbum } from '@/tests/support/anAlbum';
import '@/tests/support/dialogs';
import { Show } from './Show.client';
import type { Source } from './source';
import { showTexts } from './showTexts';

const work = (id: string, name = `Work ${id}`) => anAlbum({ id, name });

type Shown = {
  cache?: Cache;
  name?: string;
  locale?: Locale;
  total?: number;
  gone?: ReadonlySet<string>;
  source?: Partial<Source>;
};

/** A page for each work; those of `lost` don't come, those of `gone` were withdrawn. */
function aSource(lost: Set<string>, { name, locale = 'en', total = 2, gone }: Shown): Source {
  return {
    locale,
    total,
    find: (place) => ({ page: String(place + 1), at: 0 }),
    read: async (page) => {
      if (lost.has(page)) throw new Error('no network');
      return gone?.has(page) ? [] : [work(page, name)];
    },
  };
}

function show(lost: Set<string>, seconds = 60, shown: Shown = {}) {
  const { cache = new Map(), locale = 'en' } = shown;
  return render(
    <SWRConfig value={{ provider: () => cache, dedupingInterval: 0 }}>
      <Show
        source={{ ...aSource(lost, shown), ...shown.source }}
        choice={{ seconds, captions: true }}
        texts={showTexts(en)}
        words={{ ...en.work, locale }}
        address="/classroom/2024"
        onClose={() => {}}
      />
    </SWRConfig>,
  );
}

const findPainting = () =>
  waitFor(() => {
    const found = document.querySelector('img:not([data-ahead])');
    if (!found) throw new Error('no painting yet');
    return found;
  });

const again = () => screen.getByRole('button', { name: 'Try again' });
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const turn = () => fireEvent.keyDown(screen.getByRole('dialog'), { key: 'ArrowRight' });
const named = (id: string) => screen.queryByText(`Work ${id}`, { selector: 'bdi' });

describe('A slideshow whose works don’t come', () => {
  it('says so, and tries again when asked', async () => {
    const lost = new Set(['1', '2']);
    show(lost);
    expect(await screen.findByRole('alert')).toHaveTextContent('The works can’t be loaded');
    lost.clear();
    await userEvent.click(again());
    expect(await screen.findByText('Work 1', { selector: 'bdi' })).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it.each([
    ['when asked', () => userEvent.click(again())],
    ['by itself', async () => void act(() => window.dispatchEvent(new Event('online')))],
  ])('hears the keys after another try %s, though the button is gone', async (_, retry) => {
    const lost = new Set(['1']);
    show(lost);
    await screen.findByRole('alert');
    again().focus();
    lost.clear();
    await retry();
    await screen.findByText('Work 1', { selector: 'bdi' });
    await userEvent.keyboard('{ArrowRight}');
    expect(await screen.findByText('Work 2', { selector: 'bdi' })).toBeVisible();
  });

  it('keeps the painting that is there, and says so when the next is due', async () => {
    show(new Set(['2']), 0.1);
    const picture = await findPainting();
    expect(screen.queryByRole('alert')).toBeNull();
    fireEvent.load(picture);
    expect(await screen.findByRole('alert')).toContainElement(again());
    expect(picture).toBeInTheDocument();
  });
});

describe('A slideshow whose works come later', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('asks for a work again by itself that was stepped to before its request failed', async () => {
    let fail = () => {};
    const failing = new Promise<never>((_, reject) => {
      fail = () => reject(new Error('no network'));
    });
    const lost = new Set(['2']);
    const read = async (page: string) => (lost.delete(page) ? failing : [work(page)]);
    show(new Set(), 60, { total: 3, source: { read } });
    await pass(1);
    expect(named('1')).toBeVisible();
    turn();
    fail();
    await pass(1);
    expect(screen.getByRole('alert')).toContainElement(again());
    await pass(2100);
    expect(named('2')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('asks again later each time', async () => {
    const lost = new Set(['1', '2']);
    const read = jest.fn(async (page: string) => {
      if (lost.has(page)) throw new Error('no network');
      return [work(page)];
    });
    const timesOfFirst = () => read.mock.calls.filter(([page]) => page === '1').length;
    show(new Set(), 60, { source: { read } });
    await pass(1);
    expect(timesOfFirst()).toBe(1);
    await pass(2100);
    expect(timesOfFirst()).toBe(2);
    await pass(3800);
    expect(timesOfFirst()).toBe(2);
    lost.clear();
    await pass(300);
    expect(named('1')).toBeVisible();
  });
});

describe('The painting of a slideshow', () => {
  it('is asked for no wider than the screen’s height allows, and so is the next', async () => {
    show(new Set());
    await screen.findByText('Work 1', { selector: 'bdi' });
    const sizes = () => Array.from(document.querySelectorAll('img'), (img) => img.sizes);
    const wide = '(aspect-ratio < 1200/900) 100vw, 134vh';
    await waitFor(() => expect(sizes()).toEqual([wide, wide]));
  });
});

describe('A work that is withdrawn while a slideshow runs', () => {
  const TEN_MINUTES = 600_000;

  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('is seen no longer than ten minutes, and passed over', async () => {
    const gone = new Set<string>();
    show(new Set(), 60, { gone });
    await pass(1);
    expect(named('1')).toBeVisible();
    gone.add('1');
    await pass(TEN_MINUTES);
    expect(named('1')).toBeNull();
    const ahead = document.querySelector('img[data-ahead]');
    if (ahead) fireEvent.load(ahead);
    await pass(1000);
    expect(named('2')).toBeVisible();
  });

  it('is not seen again when the slideshow has come round', async () => {
    const gone = new Set<string>();
    show(new Set(), 60, { gone, total: 3 });
    await pass(1);
    turn();
    await pass(1);
    expect(named('2')).toBeVisible();
    gone.add('1');
    await pass(TEN_MINUTES);
    turn();
    await pass(1);
    turn();
    expect(named('1')).toBeNull();
    expect(screen.getByText(en.classroom.gone)).toBeVisible();
  });

  it('is asked for once with the next one, of the same page', async () => {
    const read = jest.fn(async () => ['1', '2'].map((id) => work(id) ?? undefined));
    show(new Set(), 60, { source: { find: (at) => ({ page: 'both', at }), read } });
    await pass(1);
    read.mockClear();
    await pass(TEN_MINUTES);
    expect(read).toHaveBeenCalledTimes(1);
  });

  it('stays while nobody can be asked', async () => {
    const lost = new Set<string>();
    const gone = new Set<string>();
    show(lost, 60, { gone });
    await pass(1);
    lost.add('1').add('2');
    await pass(TEN_MINUTES);
    expect(named('1')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
    // As soon as somebody can, it is asked for.
    lost.clear();
    gone.add('1');
    await pass(31_000);
    expect(named('1')).toBeNull();
  });
});

describe('What a slideshow tells', () => {
  it('is in the language of the page, though another’s has been shown', async () => {
    const cache = new Map();
    const { unmount } = show(new Set(), 60, { cache, name: 'A kite' });
    await screen.findByText('A kite', { selector: 'bdi' });
    unmount();
    show(new Set(), 60, { cache, name: 'Un cerf-volant', locale: 'fr' });
    expect(await screen.findByText('Un cerf-volant', { selector: 'bdi' })).toBeVisible();
  });

  it('is each title once: with its place where no caption has it', async () => {
    show(new Set());
    const caption = await screen.findByText('Work 1', { selector: 'bdi' });
    expect(screen.getByText('1 of 2', { selector: 'span' })).toBeInTheDocument();
    // The letter at the place of C on a Russian keyboard.
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'с', code: 'KeyC' });
    expect(caption).not.toBeInTheDocument();
    expect(screen.getByText('Work 1, 1 of 2', { selector: 'span' })).toBeInTheDocument();
  });
});

describe('The full screen of a slideshow', () => {
  // jsdom has none.
  const fullScreenIs = (value: boolean | undefined) =>
    Object.defineProperty(document, 'fullscreenEnabled', { value, configurable: true });
  const tool = () => screen.queryByRole('button', { name: 'Full screen' });

  afterEach(() => Reflect.deleteProperty(document, 'fullscreenEnabled'));

  it('has a button and a key where the browser has it', async () => {
    fullScreenIs(true);
    show(new Set());
    await screen.findByText('Work 1', { selector: 'bdi' });
    expect(tool()).toBeVisible();
    expect(screen.getByText(/F for full screen/)).toBeInTheDocument();
  });

  it.each<[string, boolean | undefined]>([
    ['refuses it', false],
    ['doesn’t know it', undefined],
  ])('is neither shown nor told of where the browser %s', async (_, isEnabled) => {
    fullScreenIs(isEnabled);
    show(new Set());
    await screen.findByText('Work 1', { selector: 'bdi' });
    expect(tool()).toBeNull();
    expect(screen.getByText(/C for captions, Escape to end/)).toBeInTheDocument();
    expect(screen.queryByText(/F for full screen/)).toBeNull();
    // True: nobody took the key.
    expect(fireEvent.keyDown(screen.getByRole('dialog'), { key: 'f', code: 'KeyF' })).toBe(true);
  });
});

describe('A press on the painting of a slideshow', () => {
  const at = (clientX: number, button = 0) => ({ clientX, button });

  // jsdom has none.
  beforeAll(() => {
    const PointerEvent = class extends MouseEvent {
      isPrimary = true;
    };
    Object.assign(window, { PointerEvent });
  });

  async function aPainting() {
    show(new Set());
    const painting = await findPainting();
    await screen.findByText('Work 1', { selector: 'bdi' });
    return painting;
  }

  it('that moves far enough turns to the next', async () => {
    const painting = await aPainting();
    fireEvent.pointerDown(painting, at(300));
    fireEvent.pointerUp(painting, at(200));
    expect(await screen.findByText('Work 2', { selector: 'bdi' })).toBeVisible();
  });

  it.each<[string, (typeof fireEvent.pointerUp)[]]>([
    ['that began elsewhere', []],
    ['that was taken back', [fireEvent.pointerDown, fireEvent.pointerCancel]],
    ['that was let go elsewhere', [fireEvent.pointerDown, fireEvent.pointerOut]],
    ['that is over', [fireEvent.pointerDown, fireEvent.pointerUp]],
  ])('%s turns nothing', async (_, before) => {
    const painting = await aPainting();
    for (const happen of before) happen(painting, at(300));
    fireEvent.pointerUp(painting, at(100));
    expect(screen.getByText('Work 1', { selector: 'bdi' })).toBeVisible();
  });

  it('by another button turns nothing', async () => {
    const painting = await aPainting();
    fireEvent.pointerDown(painting, at(300, 2));
    fireEvent.pointerUp(painting, at(100, 2));
    expect(screen.getByText('Work 1', { selector: 'bdi' })).toBeVisible();
  });
});
