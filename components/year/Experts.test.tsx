import { render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import type { GuestPerson } from '@/lib/domain/guestPerson';
import en from '@/messages/en.json';
import { Experts } from './Experts';

const EXPERT: GuestPerson = {
  ...{ id: '7', src: '', name: 'Ann', title: 'A painter', biography: '<p>Born in Lyon</p>' },
  ...{ titleLang: '', biographyLang: '' },
};

const show = (languages: Partial<GuestPerson>) =>
  render(
    <NextIntlClientProvider locale="fr" messages={en}>
      <Experts experts={[{ ...EXPERT, ...languages }]} />
    </NextIntlClientProvider>,
  );

const languageAt = (text: string) =>
  screen.getByText(text).closest('[lang]')?.getAttribute('lang') ?? null;

describe('Title and biography of an expert (WCAG 3.1.2)', () => {
  it('are marked where they are not translated, each by itself', () => {
    show({ titleLang: 'en', biographyLang: 'fr' });
    expect([languageAt('A painter'), languageAt('Born in Lyon')]).toEqual(['en', null]);
  });

  it('are marked both', () => {
    show({ titleLang: 'en', biographyLang: 'en' });
    expect([languageAt('A painter'), languageAt('Born in Lyon')]).toEqual(['en', 'en']);
  });

  it('are not where the host does not tell', () => {
    show({});
    expect([languageAt('A painter'), languageAt('Born in Lyon')]).toEqual([null, null]);
  });
});
