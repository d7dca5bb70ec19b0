import { act, render, screen } from '@testing-library/react';
import { FOOTER_LOAD_DELAY_MS } from '@/lib/constants';
import { LateImage } from './LateImage.client';

const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

describe('A picture of the footer (§9 Footer load delay)', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('comes one second after the page has loaded, and its place is kept', () => {
    const { container } = render(<LateImage src="/download/code.svg" alt="Code" size={112} />);
    expect(container.firstChild).toHaveStyle({ inlineSize: '112px', blockSize: '112px' });
    wait(FOOTER_LOAD_DELAY_MS - 1);
    expect(screen.queryByRole('img')).toBeNull();
    wait(1);
    expect(screen.getByRole('img', { name: 'Code' })).toHaveAttribute('src', '/download/code.svg');
  });

  it('counts from the end of loading', () => {
    const state = jest.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
    render(<LateImage src="/download/code.svg" alt="Code" size={112} />);
    wait(10 * FOOTER_LOAD_DELAY_MS);
    expect(screen.queryByRole('img')).toBeNull();
    state.mockReturnValue('complete');
    window.dispatchEvent(new Event('load'));
    wait(FOOTER_LOAD_DELAY_MS);
    expect(screen.getByRole('img')).toBeInTheDocument();
  });
});
