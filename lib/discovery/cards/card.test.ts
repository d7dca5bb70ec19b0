import { cardPath, versionOf, type Card } from './card';

const CARD: Card = {
  locale: 'fr',
  words: { as: 'label', author: 'Lana Jurić', title: 'Le ballon', meta: 'Croatie · 11 ans' },
  picture: { as: 'framed', imgUrl: '/download/a-1.jpg' },
  year: '2023',
  alt: 'Un ballon',
};

describe('A card', () => {
  it('has an address that changes with what it shows, and only then', () => {
    const address = (card: Card) => cardPath('fr', 'artwork', '7', versionOf(card));
    expect(address(CARD)).toMatch(/^\/card\/fr\/artwork\/7\/[0-9a-f]{12}\.jpg$/);
    expect(address({ ...CARD })).toBe(address(CARD));
    const picture = { as: 'framed', imgUrl: '/download/a-2.jpg' } as const;
    expect(address({ ...CARD, picture })).not.toBe(address(CARD));
    expect(address({ ...CARD, alt: 'Deux ballons' })).not.toBe(address(CARD));
  });
});
