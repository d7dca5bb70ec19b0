import { render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import en from '@/messages/en.json';
import { PastExhibitions } from './PastExhibitions';

it.each([true, false])('Past exhibitions lead to years that are there: %s', (hasYears) => {
  render(
    <NextIntlClientProvider locale="en" messages={en}>
      <PastExhibitions hasYears={hasYears} />
    </NextIntlClientProvider>,
  );
  expect(screen.queryAllByRole('link', { name: 'All exhibitions' })).toHaveLength(hasYears ? 1 : 0);
});
