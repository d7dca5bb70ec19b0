import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { keepTexts } from '@/components/shelf/keepTexts';
import en from '@/messages/en.json';
import { CountryPicker } from './CountryPicker.client';
import { GalleryProvider } from './GalleryContext.client';

const COUNTRIES = [
  { code: 'FR', name: 'France', works: 2 },
  { code: 'JP', name: 'Japan', works: 1 },
];

const { common, gallery: texts, work, viewer, comments, artwork, aloud, shelf } = en;

const pickerOf = (countries: typeof COUNTRIES, initial = ['JP']) => (
  <GalleryProvider
    value={{
      locale: 'en',
      texts,
      viewerTexts: { common, viewer, comments, artwork, aloud },
      keepTexts: keepTexts(shelf),
      words: { ...work, locale: 'en' },
      countries,
      allYears: [],
    }}
  >
    <form aria-label="search">
      <CountryPicker initial={initial} />
    </form>
  </GalleryProvider>
);

const picker = pickerOf(COUNTRIES);

const chosenIn = (form: HTMLFormElement) => new FormData(form).getAll('country');

describe('The countries of the search (§2)', () => {
  it('are listed, and those of the last search are chosen', () => {
    render(picker);
    expect(screen.getAllByRole('checkbox')).toHaveLength(COUNTRIES.length);
    expect(chosenIn(screen.getByRole('form'))).toEqual(['JP']);
  });

  it('keep the focus when one is taken out: at the next, the last, the group', async () => {
    render(pickerOf(COUNTRIES, ['FR', 'JP']));
    await userEvent.click(screen.getByRole('button', { name: 'Remove France' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Remove Japan' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('group', { name: 'Country' })).toHaveFocus());
    expect(chosenIn(screen.getByRole('form'))).toEqual([]);
  });

  it.each([
    ['السعوديه', ['السعودية']],
    ['guinea b', ['Guinea-Bissau']],
    ['-', ['السعودية', 'Guinea-Bissau', 'Côte d’Ivoire']],
    ["cote d'i", ['Côte d’Ivoire']],
    ['japan', []],
  ])('that are spelt like “%s” are found: %j', async (typed, found) => {
    const names = ['السعودية', 'Guinea-Bissau', 'Côte d’Ivoire'];
    render(pickerOf(names.map((name, at) => ({ code: `A${at}`, name, works: 1 }))));
    await userEvent.type(screen.getByRole('searchbox'), typed);
    expect(
      screen.queryAllByRole('checkbox').map(({ parentElement: label }) => label?.textContent),
    ).toEqual(found.map((name) => expect.stringContaining(name)));
  });

  it('are in the form before the list is drawn: who sends it at once loses none', () => {
    document.body.innerHTML = renderToString(picker);
    expect(screen.queryAllByRole('checkbox')).toHaveLength(0);
    expect(chosenIn(screen.getByRole('form'))).toEqual(['JP']);
  });
});
