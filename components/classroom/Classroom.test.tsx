import { render, screen, waitFor } from '@testing-library/react';
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
    return function Show({ onClose }: { onClose: () => void }) {
      return (
        <p role="dialog" onDoubleClick={onClose}>
          The works
        </p>
      );
    };
  },
}));

const Choice = () => (
  <Classroom label="2024" total={3} texts={showTexts(en)} words={{ ...en.work, locale: 'en' }} />
);

describe('The choice of a slideshow', () => {
  it('stays and says so when the slideshow’s script doesn’t come, and the next press tries again', async () => {
    window.history.replaceState(null, '', '/classroom/2024');
    render(<Choice />);
    const start = screen.getByRole('button', { name: 'Start' });
    await userEvent.click(start);
    expect(window.location.search).not.toBe('');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(await screen.findByRole('alert')).toHaveTextContent(en.shelf.failed);
    chunk.isLost = false;
    await userEvent.click(start);
    await userEvent.dblClick(await screen.findByRole('dialog'));
    expect(screen.queryByRole('alert')).toBeNull();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(window.location.search).toBe('');
  });

  it('closed, is not opened again by the way back', async () => {
    chunk.isLost = false;
    window.history.replaceState(null, '', '/exhibition/2024');
    window.history.pushState(null, '', '/classroom/2024');
    render(<Choice />);
    await userEvent.click(screen.getByRole('button', { name: 'Start' }));
    await userEvent.dblClick(await screen.findByRole('dialog'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(window.location.pathname + window.location.search).toBe('/classroom/2024');
    window.history.back();
    await waitFor(() => expect(window.location.pathname).toBe('/exhibition/2024'));
  });
});
