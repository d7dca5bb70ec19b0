import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import en from '@/messages/en.json';
import { ReadAloud } from './ReadAloud.client';

type Utterance = { text: string; lang: string; onend?: () => void; onerror?: () => void };
type Voice = { lang: string; localService: boolean; default?: boolean };

const voice = (lang: string, localService = true): Voice => ({ lang, localService });

/** A device that has these voices. */
function onDevice(voices: Voice[]) {
  const device = {
    voices,
    said: [] as Utterance[],
    listeners: new Set<() => void>(),
    getVoices: () => device.voices,
    speak: (utterance: Utterance) => device.said.push(utterance),
    cancel: jest.fn(() => {
      const open = device.said.splice(0);
      open.forEach(({ onerror }) => onerror?.());
    }),
    addEventListener: (_: string, listener: () => void) => device.listeners.add(listener),
    removeEventListener: (_: string, listener: () => void) => device.listeners.delete(listener),
  };
  Object.assign(window, {
    speechSynthesis: device,
    SpeechSynthesisUtterance: class {
      lang = '';
      constructor(public text: string) {}
    },
  });
  return device;
}

afterEach(() => {
  Reflect.deleteProperty(window, 'speechSynthesis');
  Reflect.deleteProperty(window, 'SpeechSynthesisUtterance');
});

/** jsdom has no `innerText`. */
function aPage(lang: string, onReading?: (isReading: boolean) => void) {
  const text = document.createElement('p');
  text.id = 'introduction';
  text.innerText = 'We painted a kite. It flies!';
  document.body.append(text);
  const texts = en.aloud;
  return render(<ReadAloud of="introduction" locale={lang} {...{ lang, texts, onReading }} />);
}

afterEach(() => document.getElementById('introduction')?.remove());

const button = () => screen.queryByRole('button');

test.each([
  ['has no voices', []],
  ['has none for the language', [voice('fr-FR')]],
  ['would send the text away', [voice('en-US', false)]],
])('there is no button on a device that %s', (_, voices) => {
  onDevice(voices);
  aPage('en');
  expect(button()).toBeNull();
});

test('nor where the browser cannot speak', () => {
  aPage('en');
  expect(button()).toBeNull();
});

test('the button comes when the browser has found its voices, and goes with them', () => {
  const device = onDevice([]);
  aPage('zh');
  device.voices = [voice('zh_CN')];
  act(() => device.listeners.forEach((listener) => listener()));
  expect(button()).toHaveTextContent('Read aloud');
  device.voices = [];
  act(() => device.listeners.forEach((listener) => listener()));
  expect(button()).toBeNull();
});

test('a text is read in its language, stopped, and read to its end', async () => {
  const user = userEvent.setup();
  const device = onDevice([voice('en-GB')]);
  aPage('en');
  await user.click(screen.getByRole('button', { name: 'Read aloud' }));
  expect(device.said).toMatchObject([
    { text: 'We painted a kite.', lang: 'en-GB' },
    { text: 'It flies!', lang: 'en-GB' },
  ]);
  await user.click(screen.getByRole('button', { name: 'Stop reading' }));
  expect(device.said).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Read aloud' }));
  act(() => device.said.at(-1)?.onend?.());
  expect(screen.getByRole('button', { name: 'Read aloud' })).toBeVisible();
});

describe('On a page that the browser has translated', () => {
  const translate = (lang: string) => act(async () => void (document.documentElement.lang = lang));
  afterEach(() => translate(''));

  test('what is seen is read with a voice of its language', async () => {
    const device = onDevice([voice('en-GB'), voice('de-DE')]);
    await translate('en');
    aPage('en');
    await translate('de');
    fireEvent.click(screen.getByRole('button', { name: 'Read aloud' }));
    expect(device.said.map(({ lang }) => lang)).toEqual(['de-DE', 'de-DE']);
  });

  test('there is no button without such a voice, until it is shown as it was', async () => {
    onDevice([voice('en-GB')]);
    await translate('de');
    aPage('en');
    expect(button()).toBeNull();
    await translate('en');
    expect(button()).toBeVisible();
  });

  test('what had begun before can be stopped', async () => {
    const device = onDevice([voice('en-GB')]);
    aPage('en');
    fireEvent.click(screen.getByRole('button', { name: 'Read aloud' }));
    await translate('de');
    fireEvent.click(screen.getByRole('button', { name: 'Stop reading' }));
    expect(device.said).toEqual([]);
    expect(button()).toBeNull();
  });

  test('its place has the focus when the button has gone with it', async () => {
    const user = userEvent.setup();
    onDevice([voice('en-GB')]);
    const { container } = aPage('en');
    await user.click(screen.getByRole('button', { name: 'Read aloud' }));
    await translate('de');
    await user.click(screen.getByRole('button', { name: 'Stop reading' }));
    expect(button()).toBeNull();
    await waitFor(() => expect(container.firstChild).toHaveFocus());
  });
});

test('it begins while the press is handled: later WebKit would say nothing', () => {
  const device = onDevice([voice('en-GB')]);
  aPage('en');
  fireEvent.click(screen.getByRole('button', { name: 'Read aloud' }));
  expect(device.said).toHaveLength(2);
  expect(screen.getByRole('button', { name: 'Stop reading' })).toBeVisible();
});

test('a device that fails at speaking leaves the button as it was', async () => {
  const device = onDevice([voice('en-GB')]);
  device.cancel.mockImplementation(() => {
    throw new Error('no sound');
  });
  aPage('en');
  await userEvent.click(screen.getByRole('button', { name: 'Read aloud' }));
  expect(await screen.findByRole('button', { name: 'Read aloud' })).toBeVisible();
});

test('it stops when the page is left, and when another text begins', async () => {
  const user = userEvent.setup();
  const device = onDevice([voice('en-GB')]);
  const { unmount } = aPage('en');
  await user.click(screen.getByRole('button', { name: 'Read aloud' }));
  act(() => device.cancel());
  expect(screen.getByRole('button', { name: 'Read aloud' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Read aloud' }));
  expect(device.said).not.toEqual([]);
  unmount();
  expect(device.said).toEqual([]);
});

test('who shows it hears when reading begins, and when it ends: by the button, with the text, or with the page', async () => {
  const user = userEvent.setup();
  const device = onDevice([voice('en-GB')]);
  const heard: boolean[] = [];
  const { unmount } = aPage('en', (isReading) => heard.push(isReading));
  await user.click(screen.getByRole('button', { name: 'Read aloud' }));
  expect(heard).toEqual([true]);
  await user.click(screen.getByRole('button', { name: 'Stop reading' }));
  expect(heard).toEqual([true, false]);
  await user.click(screen.getByRole('button', { name: 'Read aloud' }));
  act(() => device.said.at(-1)?.onend?.());
  expect(heard).toEqual([true, false, true, false]);
  await user.click(screen.getByRole('button', { name: 'Read aloud' }));
  unmount();
  expect(heard).toEqual([true, false, true, false, true, false]);
});
