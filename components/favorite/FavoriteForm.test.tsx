import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { NO_DRAFT } from '@/lib/state/favoriteForm';
import { favorite as texts } from '@/messages/en.json';
import { FavoriteForm } from './FavoriteForm.client';

const form = (isPosted: boolean) => (
  <FavoriteForm
    {...{ locale: 'en', texts, isPosted, hasSound: false, galleryPath: '/albumsView' }}
    qr={{ qrLabel: '2024', qrSeq: '7' }}
    draft={NO_DRAFT}
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

// jsdom has no object URLs.
beforeAll(() => void Object.assign(URL, { revokeObjectURL: jest.fn() }));

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
});
