import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { keepTexts } from '@/components/shelf/keepTexts';
import en from '@/messages/en.json';
import { CountryPicker } from './CountryPicker.client';
import { GalleryProvider } from './GalleryContext.client';

const COUNTRIES = [
  { code: 'FR', name: 'France', works: 2 },
  { code: 'JP', name: 'Japan', works: 1 },
];

const { gallery: texts, work, viewer, comments, artwork, aloud, shelf } = en;

const picker = (
  <GalleryProvider
    value={{
      locale: 'en',
      texts,
      viewerTexts: { viewer, comments, artwork, aloud },
      keepTexts: keepTexts(shelf),
      words: { ...work, locale: 'en' },
      countries: COUNTRIES,
    }}
  >
    <form aria-label="search">
      <CountryPicker initial={['JP']} />
    </form>
  </GalleryProvider>
);

const chosenIn = (form: HTMLFormElement) => new FormData(form).getAll('country');

describe('The countries of the search (§2)', () => {
  it('are listed, and those of the last search are chosen', () => {
    render(picker);
    expect(screen.getAllByRole('checkbox')).toHaveLength(COUNTRIES.length);
    expect(chosenIn(screen.getByRole('form'))).toEqual(['JP']);
  });

  it('are in the form before the list is drawn: who sends it at once loses none', () => {
    document.body.innerHTML = renderToString(picker);
    expect(screen.queryAllByRole('checkbox')).toHaveLength(0);
    expect(chosenIn(screen.getByRole('form'))).toEqual(['JP']);
  });
});
