import { render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import en from '@/messages/en.json';
import { PastExhibitions } from './PastExhibitions';

it.each([true, false])('Past exhibitions lead to the years where there are some: %s', (hasYears) => {
  render(
    <NextIntlClientProvider locale="en" messages={en}>
      <PastExhibitions hasYears={hasYears} />
    </NextIntlClientProvider>,
  );
  expect(screen.queryAllByRole('link', { name: 'All exhibitions' })).toHaveLength(hasYears ? 1 : 0);
});
