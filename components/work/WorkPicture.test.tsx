import { render, screen } from '@testing-library/react';
import en from '@/messages/en.json';
import { WorkPicture } from './WorkPicture';

const PICTURE = { imgUrl: '/download/a.jpg', width: 4, height: 3, color: '' };
const WORK = { name: 'The Whale', author: 'Ana', alt: '', ...PICTURE };
const words = { ...en.work, locale: 'en' } as const;

describe('A painting is described', () => {
  it('by what its editor wrote', () => {
    const alt = 'A whale under the moon';
    render(<WorkPicture work={{ ...WORK, alt }} words={words} sizes="1px" />);
    expect(screen.getByRole('img')).toHaveAccessibleName(alt);
  });

  it('else by title and artist', () => {
    render(<WorkPicture work={WORK} words={words} sizes="1px" />);
    expect(screen.getByRole('img')).toHaveAccessibleName('The Whale, a painting by Ana');
  });

  it('not by title and artist beside a label, which says them', () => {
    render(<WorkPicture work={WORK} sizes="1px" />);
    expect(screen.getByRole('presentation')).toHaveAttribute('alt', '');
  });

  it('by what its editor wrote beside a label, too', () => {
    render(<WorkPicture work={{ ...WORK, alt: 'A whale under the moon' }} sizes="1px" />);
    expect(screen.getByRole('img')).toHaveAccessibleName('A whale under the moon');
  });
});
