import { fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { usePressOnMove } from './usePressOnMove';

const goTo = jest.fn();

function Stage() {
  const stage = useRef<HTMLUListElement>(null);
  usePressOnMove(stage, goTo);
  return (
    <ul ref={stage}>
      {[0, 1, 2].map((index) => (
        <li key={index} data-index={index}>
          <a href="#work">Work {index}</a>
        </li>
      ))}
    </ul>
  );
}

beforeEach(() => {
  goTo.mockReset();
  render(<Stage />);
});

// jsdom's pointer events have no place.
const pressAt = (element: HTMLElement, clientX: number) =>
  fireEvent(element, new MouseEvent('pointerdown', { bubbles: true, clientX }));

describe('A press on a work that moves on below the pointer', () => {
  it('brings that work to the centre', () => {
    pressAt(screen.getByText('Work 2'), 50);
    fireEvent.click(screen.getByRole('list'), { clientX: 52 });
    expect(goTo.mock.calls).toEqual([[2]]);
  });

  it('is the link’s own matter when it is let go there', () => {
    pressAt(screen.getByText('Work 2'), 50);
    fireEvent.click(screen.getByText('Work 2'), { clientX: 50 });
    expect(goTo).not.toHaveBeenCalled();
  });

  it('is nothing at the end of a drag, or beside the works', () => {
    pressAt(screen.getByText('Work 1'), 50);
    fireEvent.click(screen.getByRole('list'), { clientX: 90 });
    pressAt(screen.getByRole('list'), 90);
    fireEvent.click(screen.getByRole('list'), { clientX: 90 });
    expect(goTo).not.toHaveBeenCalled();
  });
});
