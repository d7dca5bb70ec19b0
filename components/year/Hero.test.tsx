import { render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { wireYearContent } from '@/lib/contract/webContent';
import { toYearContent } from '@/lib/domain/years';
import en from '@/messages/en.json';
import { Hero } from './Hero';

const APPLY = 'https://apply.example.org/';

/** Where the actions lead; null without a paragraph for them. */
function actionsOf(applyUrl: string, hasWorks: boolean) {
  const wire = wireYearContent.cast({ year: '2024', theme: 'Water', labelId: '2024' });
  render(
    <NextIntlClientProvider locale="en" messages={en}>
      <Hero content={toYearContent(wire, (path) => path)} {...{ applyUrl, hasWorks }} />
    </NextIntlClientProvider>,
  );
  const actions = screen.queryByRole('paragraph');
  return actions && [...actions.querySelectorAll('a')].map((link) => link.getAttribute('href'));
}

test.each([
  ['the upload system while it is open', APPLY, true, [APPLY]],
  ['the works after that', '', true, ['/albumsView?labelIds=2024']],
  ['nothing when it is over and has no works, and no paragraph is left', '', false, null],
])('The first action of a year leads to %s (§1)', (_, applyUrl, hasWorks, expected) => {
  expect(actionsOf(applyUrl, hasWorks)).toEqual(expected);
});
