import { render, screen } from '@testing-library/react';
import en from '@/messages/en.json';
import zh from '@/messages/zh.json';
import { Heart } from './Heart.client';
import { KeepButton } from './KeepButton.client';
import { keepTexts } from './keepTexts';

test.each([
  ['en', en.shelf, ' '],
  ['zh', zh.shelf, ''],
] as const)(
  'The note is followed by the shelf’s link as %s sets two sentences',
  (locale, shelf, gap) => {
    const { container } = render(<KeepButton id="7" locale={locale} texts={keepTexts(shelf)} />);
    expect(container).toHaveTextContent(`${shelf.note}${gap}${shelf.title}`);
  },
);

test.each([
  ['en', en.shelf, 'Keep on my shelf: The sun'],
  ['zh', zh.shelf, '放上我的陈列架：《The sun》'],
] as const)('The heart beside a work names it as %s names a work', (_, shelf, name) => {
  render(<Heart id="7" title="The sun" texts={keepTexts(shelf)} />);
  expect(screen.getByRole('button', { name })).toBeVisible();
});
