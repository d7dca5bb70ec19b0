import { render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { wireYearContent } from '@/lib/contract/webContent';
import { toYearContent } from '@/lib/domain/years';
import en from '@/messages/en.json';
import { Awards } from './Awards';
import { Hero } from './Hero';
import { Place } from './Place';
import { Requirements } from './Requirements';
import { Theme } from './Theme';

const aFact = (name: string) => ({ title: `Own ${name}`, text: `Own words of ${name}.` });
const textsOf = (name: string) => Object.values(aFact(name));

const CONTENT = toYearContent(
  wireYearContent.cast({
    ...{ year: '2024', edition: 'Own edition', title: 'Own title', theme: 'Own theme' },
    ...{ lead: 'Own lead.', subthemes: [aFact('subtheme')], awards: [aFact('award')] },
    requirements: [{ group: 'Own group', items: ['Own rule.'] }],
    venue: { name: 'Own venue', text: 'Own way.' },
    registration: [aFact('registration')],
  }),
  (path) => path,
);

/** English on an Arabic page, where nobody has translated it. */
it('What editors wrote runs in its own direction', () => {
  render(
    <NextIntlClientProvider locale="ar" messages={en}>
      <Hero content={CONTENT} applyUrl="" hasWorks={false} />
      <Theme content={CONTENT} pictures={[]} />
      <Requirements year="2024" requirements={CONTENT.requirements} />
      <Place content={CONTENT} applyUrl="" />
      <Awards awards={CONTENT.awards} />
    </NextIntlClientProvider>,
  );
  const shown = screen.getAllByText(/^Own /);
  expect(shown.filter(({ tagName }) => tagName !== 'BDI')).toEqual([]);
  expect(shown.map(({ textContent }) => textContent)).toEqual([
    ...['Own edition', 'Own theme', 'Own lead.', 'Own title', ...textsOf('subtheme')],
    ...['Own group', 'Own rule.', 'Own venue', 'Own way.'],
    ...[...textsOf('registration'), ...textsOf('award')],
  ]);
});
