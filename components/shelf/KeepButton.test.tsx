import { render } from '@testing-library/react';
import en from '@/messages/en.json';
import zh from '@/messages/zh.json';
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
