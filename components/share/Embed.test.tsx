import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import en from '@/messages/en.json';
import '@/tests/support/dialogs';
import { Embed } from './Embed.client';

const chunk = { isLost: false };
jest.mock('./EmbedDialog.client', () => ({
  get EmbedDialog() {
    if (chunk.isLost) throw new Error('Loading chunk 7 failed.');
    return jest.requireActual('./EmbedDialog.client').EmbedDialog;
  },
}));

async function open() {
  const user = userEvent.setup();
  render(<Embed title={'The "Whale"'} path="/fr/embed/artwork/7" ratio={2} texts={en.embed} />);
  await user.click(screen.getByRole('button', { name: 'Embed' }));
  await screen.findByRole('dialog', { name: en.embed.title });
  return user;
}

const code = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Code' });

/** The element that another site would get. */
function framed() {
  const place = document.createElement('div');
  place.innerHTML = code().value;
  return place.firstElementChild;
}

describe('Embed', () => {
  it('gives the code of a frame as large as is chosen', async () => {
    const user = await open();
    const attributes = () =>
      Object.fromEntries([...(framed()?.attributes ?? [])].map(({ name, value }) => [name, value]));
    expect(attributes()).toMatchObject({
      src: 'http://localhost/fr/embed/artwork/7',
      title: 'The "Whale"',
      width: '480',
      height: '360',
    });
    await user.click(screen.getByRole('radio', { name: 'Large' }));
    expect(attributes()).toMatchObject({ width: '640', height: '440' });
  });

  it('copies it and says so, or says how else', async () => {
    const user = await open();
    const copy = screen.getByRole('button', { name: en.embed.copy });
    await user.click(copy);
    await expect(navigator.clipboard.readText()).resolves.toBe(code().value);
    expect(screen.getByRole('status')).toHaveTextContent(en.embed.copied);
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    await user.click(copy);
    expect(screen.getByRole('status')).toHaveTextContent(en.embed.failed);
  });

  it('says so when its script doesn’t come, and the next press tries again', async () => {
    chunk.isLost = true;
    render(<Embed title="" path="/fr/embed/artwork/7" ratio={2} texts={en.embed} />);
    const button = screen.getByRole('button', { name: 'Embed' });
    await userEvent.click(button);
    expect(await screen.findByRole('alert')).toHaveTextContent(en.embed.notShown);
    chunk.isLost = false;
    act(() => button.click());
    expect(button).toHaveAttribute('aria-busy', 'true');
    await screen.findByRole('dialog', { name: en.embed.title });
    expect(button).not.toHaveAttribute('aria-busy');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('goes away when it is closed', async () => {
    const user = await open();
    await user.click(screen.getByRole('button', { name: en.embed.close }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
