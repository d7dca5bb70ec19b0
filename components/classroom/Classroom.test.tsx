import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import en from '@/messages/en.json';
import { Classroom } from './Classroom.client';
import { showTexts } from './showTexts';

const chunk = { isLost: true };
jest.mock('next/navigation', () => ({
  usePathname: () => '/classroom/2024',
  useSearchParams: () => new URLSearchParams(window.location.search),
}));
jest.mock('./Show.client', () => ({
  get Show() {
    if (chunk.isLost) throw new Error('Loading chunk 7 failed.');
    return function Show() {
      return <p role="dialog">The works</p>;
    };
  },
}));

describe('The choice of a slideshow', () => {
  it('stays when the slideshow’s script doesn’t come, and the next press tries again', async () => {
    window.history.replaceState(null, '', '/classroom/2024');
    render(
      <Classroom
        label="2024"
        total={3}
        texts={showTexts(en)}
        words={{ ...en.work, locale: 'en' }}
      />,
    );
    const start = screen.getByRole('button', { name: 'Start' });
    await userEvent.click(start);
    expect(window.location.search).not.toBe('');
    expect(screen.queryByRole('dialog')).toBeNull();
    chunk.isLost = false;
    await userEvent.click(start);
    expect(await screen.findByRole('dialog')).toBeVisible();
  });
});
