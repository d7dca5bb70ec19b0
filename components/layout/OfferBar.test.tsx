import { render, screen } from '@testing-library/react';
import fr from '@/messages/fr.json';
import { OfferBar } from './OfferBar.client';

jest.mock('next/navigation', () => ({ usePathname: () => '/' }));

const { language, offer } = fr.layout;
const FRENCH = {
  locale: 'fr' as const,
  name: language.title,
  text: offer.text,
  dismiss: offer.dismiss,
};

describe('The offer of another language, on an English page of a site in English and French', () => {
  it.each([
    ['is for who reads French best of the two', ['es', 'fr'], '', true],
    ['is for who chose a language that is offered no more', ['fr'], 'NEXT_LOCALE=es', true],
    ['is not for who reads English rather', ['es', 'en', 'fr'], '', false],
    ['is not for who chose English', ['fr'], 'NEXT_LOCALE=en', false],
    ['is not for who reads neither', ['es'], '', false],
  ])('%s', (_, languages, cookie, isOffered) => {
    jest.spyOn(Navigator.prototype, 'languages', 'get').mockReturnValue(languages);
    jest.spyOn(Document.prototype, 'cookie', 'get').mockReturnValue(cookie);
    render(<OfferBar current="en" offers={[FRENCH]} />);
    expect(screen.queryAllByRole('link', { name: offer.text })).toHaveLength(isOffered ? 1 : 0);
  });
});
