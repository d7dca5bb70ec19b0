import { render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import en from '@/messages/en.json';
import { anAlbum } from '@/tests/support/anAlbum';
import { CommentPage } from './CommentPage';

const { comments: texts } = en;

function open(page: number, total: number) {
  render(
    <NextIntlClientProvider locale="en" messages={en}>
      <CommentPage
        album={anAlbum({ label: 'we2027' })}
        year="2027"
        comments={{ page, total, items: [], given: 20 }}
      />
    </NextIntlClientProvider>,
  );
}

it('A further page of comments is called by the year, not by its label', () => {
  open(2, 40);
  expect(screen.getByText('2027')).toBeVisible();
  expect(screen.queryByText('we2027')).toBeNull();
});

describe('A further page of comments (§4: an end state)', () => {
  it.each([
    [2, 40],
    [2, 21],
    [3, 41],
  ])('page %i of %i comments says that these are all', (page, total) => {
    open(page, total);
    expect(screen.getByText(texts.end)).toBeVisible();
    expect(screen.queryByRole('link', { name: texts.older })).toBeNull();
  });

  it('another leads on', () => {
    open(2, 41);
    expect(screen.queryByText(texts.end)).toBeNull();
    expect(screen.getByRole('link', { name: texts.older })).toBeVisible();
  });
});
