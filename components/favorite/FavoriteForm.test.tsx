import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { NO_DRAFT } from '@/lib/state/favoriteForm';
import { favorite as texts } from '@/messages/en.json';
import { FavoriteForm } from './FavoriteForm.client';

const form = (isPosted: boolean, email = '', failures = NO_DRAFT.failures) => (
  <FavoriteForm
    {...{ locale: 'en', texts, isPosted, hasSound: true, galleryPath: '/albumsView' }}
    qr={{ qrLabel: '2024', qrSeq: '7' }}
    draft={{ ...NO_DRAFT, email, failures }}
    hasPicture={email !== ''}
  >
    <button name="step">{texts.captcha.plainPicture}</button>
  </FavoriteForm>
);

/** What needs no script, in the server's HTML. */
function plainOf(isPosted: boolean) {
  const page = document.createElement('div');
  page.innerHTML = renderToString(form(isPosted));
  return page.querySelector('[name=step]');
}

/** The addresses of all calls. */
const asked = () => jest.mocked(global.fetch).mock.calls.map(([address]) => address);

// jsdom has no object URLs.
beforeAll(() => {
  let made = 0;
  const createObjectURL = () => `blob:captcha/${(made += 1)}`;
  Object.assign(URL, { createObjectURL, revokeObjectURL: jest.fn() });
});

describe('The way to a captcha without a script', () => {
  it('is for browsers without scripts at first', () => {
    expect(plainOf(false)?.closest('noscript')).not.toBeNull();
  });

  it('is for every browser that had to post the form itself, until a script comes', () => {
    expect(plainOf(true)).not.toBeNull();
    expect(plainOf(true)?.closest('noscript')).toBeNull();
    render(form(true));
    expect(screen.queryByRole('button', { name: texts.captcha.plainPicture })).toBeNull();
  });

  it('stays with the picture that the page has, until another is asked for', async () => {
    global.fetch = jest.fn(async () => ({ ok: false, status: 502 }) as Response);
    render(form(true, 'ann@example.org'));
    const another = screen.getByRole('button', { name: texts.captcha.plainPicture });
    const answer = screen.getByLabelText(texts.captcha.label);
    await userEvent.type(answer, 'HKM3N');
    expect(global.fetch).not.toHaveBeenCalled();
    expect(another).toBeInTheDocument();

    await userEvent.click(another);
    await waitFor(() => expect(screen.getByText(texts.captcha.failed)).toBeVisible());
    expect(asked()).toEqual(['/api/captcha']);
    expect(another).not.toBeInTheDocument();
    expect(answer).toHaveValue('');
    expect(answer).toHaveFocus();
  });

  it('goes when another e-mail is typed, whose captcha comes by script', async () => {
    global.fetch = jest.fn(async () => ({ ok: false, status: 502 }) as Response);
    render(form(true, 'ann@example.org'));
    await userEvent.type(screen.getByLabelText(texts.email), '.uk');
    await userEvent.tab();
    await waitFor(() => expect(screen.getByText(texts.captcha.failed)).toBeVisible());
    expect(screen.queryByRole('button', { name: texts.captcha.plainPicture })).toBeNull();
  });
});

it('says of a captcha what was wrong with it, no longer what the server said of an empty one', async () => {
  const refused = { ok: false, status: 400, json: async () => ({ token: 'invalid.captcha' }) };
  global.fetch = jest.fn(async () => refused as Response);
  render(form(true, 'ann@example.org', { captcha: 'captchaEmpty' }));
  expect(screen.getByText(texts.invalid.captchaEmpty)).toBeVisible();
  await userEvent.type(screen.getByLabelText(texts.name), 'Ann');
  await userEvent.type(screen.getByLabelText(texts.captcha.label), 'HKM3N{Enter}');
  await waitFor(() => expect(screen.getByText(texts.captcha.failed)).toBeVisible());
  expect(asked()).toEqual(['/api/favorite', '/api/captcha']);
  await waitFor(() => expect(screen.getByText(texts.captcha.wrong)).toBeVisible());
  expect(screen.queryByText(texts.invalid.captchaEmpty)).toBeNull();
});

it('takes no captive portal’s page for a captcha, nor for a success', async () => {
  const portal = {
    ok: true,
    status: 200,
    blob: async () => new Blob(['<h1>Sign in</h1>'], { type: 'text/html' }),
    json: async () => JSON.parse('<h1>Sign in</h1>'),
  };
  global.fetch = jest.fn(async () => portal as Response);
  // jsdom lays nothing out.
  Element.prototype.scrollIntoView = jest.fn();
  render(form(false));
  await userEvent.type(screen.getByLabelText(texts.name), 'Ann');
  await userEvent.type(screen.getByLabelText(texts.email), 'ann@example.org');
  await userEvent.tab();
  await waitFor(() => expect(screen.getByText(texts.captcha.failed)).toBeVisible());
  await userEvent.type(screen.getByLabelText(texts.captcha.label), 'HKM3N{Enter}');
  await waitFor(() => expect(screen.getByText(texts.result.errorText)).toBeVisible());
  expect(asked()).toEqual(['/api/captcha', '/api/favorite']);
  expect(screen.getByLabelText(texts.name)).toHaveValue('Ann');
});

it('says that it is being sent in a status that was there before', async () => {
  global.fetch = jest.fn(() => new Promise<Response>(() => {}));
  const { container } = render(form(true, 'ann@example.org'));
  const before = [...container.querySelectorAll('[role=status]')];
  await userEvent.type(screen.getByLabelText(texts.name), 'Ann');
  await userEvent.type(screen.getByLabelText(texts.captcha.label), 'HKM3N{Enter}');
  const said = await screen.findByText(texts.sending);
  expect(before).toContain(said.closest('[role=status]'));
});

describe('The box of the captcha (§5: it is bound to the e-mail)', () => {
  const box = () => screen.getByLabelText(texts.captcha.label);
  const another = () => screen.getByRole('button', { name: new RegExp(texts.captcha.refresh) });

  async function typeEmail(email: string) {
    const input = screen.getByLabelText(texts.email);
    await userEvent.clear(input);
    await userEvent.type(input, email);
    await userEvent.tab();
  }

  async function askFor(captcha: string) {
    global.fetch = jest.fn(async () => ({ ok: false, status: 502 }) as Response);
    render(form(false));
    await typeEmail('ann@example.org');
    await waitFor(() => expect(screen.getByText(texts.captcha.failed)).toBeVisible());
    await userEvent.type(box(), captcha);
  }

  it('is empty beside the picture that comes after an e-mail that was none', async () => {
    await askFor('HKM3N');
    await typeEmail('ann@');
    expect(await screen.findByText(texts.invalid.emailInvalid)).toBeVisible();
    expect(box()).toHaveValue('');
    await typeEmail('ann@example.org');
    await waitFor(() => expect(global.fetch).toHaveBeenCalledTimes(2));
    expect(box()).toHaveValue('');
  });

  it('is empty, and nothing is sent, when Enter follows another e-mail', async () => {
    await askFor('HKM3N');
    await userEvent.type(screen.getByLabelText(texts.name), 'Ann');
    await userEvent.type(screen.getByLabelText(texts.email), '.uk{Enter}');
    await waitFor(() => expect(box()).toHaveFocus());
    expect(box()).toHaveValue('');
    await waitFor(() => expect(global.fetch).toHaveBeenCalledTimes(2));
    await waitFor(() => expect(screen.getByText(texts.captcha.failed)).toBeVisible());
    expect(asked()).toEqual(['/api/captcha', '/api/captcha']);
  });

  it('keeps what is typed as long as the e-mail stays', async () => {
    await askFor('HKM3N');
    await typeEmail('ann@example.org');
    expect(box()).toHaveValue('HKM3N');
    expect(global.fetch).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['another picture', () => userEvent.click(another())],
    ['another e-mail', () => typeEmail('bob@example.org')],
    ['an e-mail that is none', () => typeEmail('bob@')],
  ])('loses its fault with its text, by %s', async (_, change) => {
    await askFor('HKM3N77');
    await userEvent.tab();
    expect(await screen.findByText(texts.invalid.captchaLong)).toBeVisible();
    await change();
    await waitFor(() => expect(box()).toHaveValue(''));
    expect(screen.queryByText(texts.invalid.captchaLong)).toBeNull();
  });

  it('has the focus when a recording comes by a button that goes then', async () => {
    await askFor('HKM3N');
    const { listen, anotherSound, again, sound } = texts.captcha;
    await userEvent.click(screen.getByRole('button', { name: listen }));
    const button = await screen.findByRole('button', { name: `${anotherSound}: ${again}` });
    const recording = { ok: true, blob: async () => new Blob([], { type: 'audio/wav' }) };
    global.fetch = jest.fn(async () => recording as Response);
    await userEvent.click(button);
    expect(await screen.findByLabelText(sound)).toBeVisible();
    await waitFor(() => expect(box()).toHaveFocus());
  });

  it('is read aloud by a recording, but not over the fault that is told of the one before', async () => {
    await askFor('HKM3N');
    const { listen, anotherSound, sound, wrong } = texts.captcha;
    global.fetch = jest.fn(async (address) =>
      address === '/api/favorite'
        ? ({ ok: false, json: async () => ({ token: 'invalid.captcha' }) } as Response)
        : ({ ok: true, blob: async () => new Blob([], { type: 'audio/wav' }) } as Response),
    );
    await userEvent.click(screen.getByRole('button', { name: listen }));
    expect(await screen.findByLabelText(sound)).toHaveAttribute('autoplay');
    await userEvent.type(screen.getByLabelText(texts.name), 'Ann');
    await userEvent.type(box(), 'HKM3N{Enter}');
    await waitFor(() => expect(global.fetch).toHaveBeenCalledTimes(3));
    expect(screen.getByText(wrong)).toBeVisible();
    expect(await screen.findByLabelText(sound)).not.toHaveAttribute('autoplay');
    await userEvent.type(box(), 'H');
    expect(screen.queryByText(wrong)).toBeNull();
    expect(screen.getByLabelText(sound)).not.toHaveAttribute('autoplay');

    await userEvent.type(box(), '{Enter}');
    expect(await screen.findByText(wrong)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: anotherSound }));
    expect(await screen.findByLabelText(sound)).toHaveAttribute('autoplay');
    expect(screen.queryByText(wrong)).toBeNull();
  });

  it('has none of a text that was still being checked when it was emptied', async () => {
    await askFor('HKM3N77');
    fireEvent.blur(box());
    fireEvent.click(another());
    expect(box()).toHaveValue('');
    await waitFor(() => expect(global.fetch).toHaveBeenCalledTimes(2));
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(screen.queryByText(texts.invalid.captchaLong)).toBeNull();
  });
});
