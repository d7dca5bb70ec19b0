import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { rewriteOf } from '@/lib/rewrites';
import { LanguageLinks } from './LanguageLinks.client';
import { toChoices } from './LanguageMenu';

let segments = ['news'];
let query = '';
jest.mock('next/navigation', () => ({
  useSelectedLayoutSegments: () => segments,
  useSearchParams: () => new URLSearchParams(query),
}));
jest.mock('next-intl', () => ({ useTranslations: () => (key: string) => key }));

const draw = () =>
  render(
    <ul role="menu" aria-label="Language">
      <LanguageLinks current="fr" choices={toChoices([])} />
    </ul>,
  );
const link = (name: string) => screen.getByRole('menuitemradio', { name });

describe('toChoices (§3 Language)', () => {
  it('offers what the service names and the site speaks', () => {
    const languages = [
      { id: 'FR', label: 'Français', img: '/download/fr.svg' },
      { id: 'DE', label: 'Deutsch', img: '' },
      { id: 'ZH', label: '', img: '' },
    ];
    expect(toChoices(languages)).toEqual([
      { locale: 'fr', label: 'Français', img: '/download/fr.svg' },
      { locale: 'zh', label: '中文', img: '' },
    ]);
  });

  it('offers all that the site speaks when the service names none', () => {
    expect(toChoices([]).map(({ locale }) => locale)).toEqual(['en', 'fr', 'zh', 'es', 'ru', 'ar']);
  });
});

describe('The language links (§2 Language menu)', () => {
  it('lead to the same page, and mark the language that is read', () => {
    draw();
    expect(link('English')).toHaveAttribute('href', '/news');
    expect(link('中文')).toHaveAttribute('href', '/zh/news');
    expect(link('中文')).toHaveAttribute('lang', 'zh');
    expect(link('Français')).toBeChecked();
    expect(link('English')).not.toBeChecked();
  });

  it.each([
    ['home', [], '/zh'],
    ['an item, by the path that it is kept at', ['contentView', '7'], '/zh/contentView/7'],
  ])('lead without a script to %s', (_, kept, href) => {
    segments = kept;
    draw();
    expect(link('中文')).toHaveAttribute('href', href);
  });

  it.each([
    ['words', ['search', 'found'], 'q=the+sea', '/zh/search/found?q=the+sea'],
    [
      'a painting, and not to what was typed',
      ['album', 'favorite'],
      'label=2024&seq=7&form=sealed',
      '/zh/album/favorite?label=2024&seq=7',
    ],
    ['no query where pages are kept', ['news'], 'q=the+sea', '/zh/news'],
  ])('lead without a script to %s', (_, kept, asked, href) => {
    segments = kept;
    query = asked;
    draw();
    expect(link('中文')).toHaveAttribute('href', href);
  });

  it.each([
    ['/albumsView', 'labelIds=2022&name=sea&view=list'],
    ['/search', 'q=sea'],
    ['/videosView', 'labelIds=2021,2022'],
    ['/videosLive', 'labelIds=2021,2022'],
    ['/album/favorite', 'label=2024&seq=7'],
    ['/cert/query', 'unicode=WE2024-1'],
    ['/cert/weSearch', 'num=WE2024-1'],
    ['/cert/we2020', 'albumId=7'],
  ])(
    'lead without a script to what %s?%s asked for, as lib/rewrites.ts has it',
    (address, asked) => {
      const { path, isPerRequest } = rewriteOf(address, new URLSearchParams(asked)) ?? {};
      expect(isPerRequest).toBe(true);
      segments = String(path).slice(1).split('/');
      query = asked;
      draw();
      expect(link('中文')).toHaveAttribute('href', `/zh${path}?${asked}`);
    },
  );

  it('keep the query, also for a new tab', async () => {
    window.history.replaceState(null, '', '/fr/contentView?id=7');
    draw();
    await userEvent.hover(link('中文'));
    expect(link('中文')).toHaveAttribute('href', '/zh/contentView?id=7');
    // The browser opens it.
    expect(fireEvent.click(link('中文'), { ctrlKey: true })).toBe(true);
    window.history.replaceState(null, '', '/');
  });

  it('set the locale cookie', async () => {
    const onError = jest.spyOn(console, 'error').mockImplementation(() => {});
    draw();
    await userEvent.click(link('中文'));
    expect(document.cookie).toContain('NEXT_LOCALE=zh');
    // jsdom can't navigate, and reports that as an error: so the page was reloaded.
    expect(String(onError.mock.calls[0]?.[0])).toContain('navigation');
  });
});
