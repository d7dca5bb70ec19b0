import { act, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { useFocusInCentre } from './useFocusInCentre';

function Carousel({ centre, works = [0, 1] }: { centre: number; works?: number[] }) {
  const list = useRef<HTMLUListElement>(null);
  const hasFocus = useFocusInCentre(list, centre);
  return (
    <>
      <ul ref={list}>
        {works.map((work) => (
          <li key={work} data-active={work === centre || undefined}>
            <a href={`#${work}`}>{work}</a>
          </li>
        ))}
      </ul>
      <button type="button">Next</button>
      <p aria-live={hasFocus ? 'off' : 'polite'}>{centre}</p>
    </>
  );
}

const link = (work: number) => screen.getByRole('link', { name: String(work) });
const focus = (element: HTMLElement) => act(() => element.focus());
const live = () => document.querySelector('[aria-live]')?.getAttribute('aria-live');

describe('useFocusInCentre', () => {
  it('takes the focus along, which then tells where it is', () => {
    const { rerender } = render(<Carousel centre={0} />);
    expect(live()).toBe('polite');
    focus(link(0));
    expect(live()).toBe('off');
    rerender(<Carousel centre={1} />);
    expect(link(1)).toHaveFocus();
    expect(live()).toBe('off');
  });

  it('leaves the focus where it is outside, and the telling to the label', () => {
    const { rerender } = render(<Carousel centre={0} />);
    focus(link(0));
    const next = screen.getByRole('button');
    focus(next);
    rerender(<Carousel centre={1} />);
    expect(next).toHaveFocus();
    expect(live()).toBe('polite');
  });

  it('tells when nothing has the focus any more', () => {
    render(<Carousel centre={0} />);
    focus(link(0));
    act(() => link(0).blur());
    expect(live()).toBe('polite');
  });

  it('tells when what had the focus is gone', () => {
    const { rerender } = render(<Carousel centre={0} />);
    focus(link(0));
    rerender(<Carousel centre={1} works={[2]} />);
    expect(live()).toBe('polite');
  });
});
