import { render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import en from '@/messages/en.json';
import { Awards } from './Awards';
import { Requirements } from './Requirements';

const show = (part: React.ReactNode) =>
  render(
    <NextIntlClientProvider locale="en" messages={en}>
      {part}
    </NextIntlClientProvider>,
  );

const textsOf = () =>
  screen.getAllByRole('listitem').map((item) => item.textContent.replaceAll('\u00a0', ' '));

describe('Work requirements (§1)', () => {
  it('hold where the service says nothing', () => {
    show(<Requirements year="2024" requirements={[]} />);
    expect(textsOf()).toEqual([
      'Paper in A3 size, 297 × 420 mm',
      'Online: a JPG under 20M, resolution below 4000 × 4000',
      'Offline: the paper copy itself',
      'Works are not returned',
      'The electronic version is used for public welfare by default',
      'Display height at most 200 cm',
      'Standard width 120 cm; beyond that, extra line fees apply',
      'No wooden frames and no three-dimensional materials',
      'Oil paintings on canvas only',
      'A black matt frame of at most 2.5 cm, without clips',
    ]);
  });

  it('give way to what the service says', () => {
    show(<Requirements year="2025" requirements={[{ group: 'All', items: ['Any paper'] }]} />);
    expect(textsOf()).toEqual(['Any paper']);
  });
});

describe('Honours (§1)', () => {
  it('are the four where the service says nothing', () => {
    show(<Awards awards={[]} />);
    expect(textsOf()).toEqual([
      'Appreciation letter',
      'Badge',
      'Participation certificate',
      'Envoy or artist title certificates',
    ]);
  });

  it('give way to what the service says', () => {
    show(<Awards awards={[{ title: 'A medal', text: 'Of paper' }]} />);
    expect(textsOf()).toEqual(['A medalOf paper']);
  });
});
