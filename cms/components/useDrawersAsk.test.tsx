import { fireEvent, render, screen } from '@testing-library/react';
import { useEffect, type KeyboardEvent, type ReactNode } from 'react';
import { useDrawersAsk } from './useDrawersAsk.client';

const asked = jest.fn();
const closed = jest.fn();

const ESC = { key: 'Escape', keyCode: 27 };

/** As Payload's modals do: by the number of the key, at the document. */
function useEscOfModals() {
  useEffect(() => {
    const close = ({ keyCode }: globalThis.KeyboardEvent) => keyCode === 27 && closed();
    document.addEventListener('keydown', close);
    return () => document.removeEventListener('keydown', close);
  }, []);
}

/** As the trap of the focus does that each of them has: on the way to the field. */
function useTrap() {
  useEffect(() => {
    const leave = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape' && event.keyCode !== 27) return;
      event.preventDefault();
      closed();
    };
    document.addEventListener('keydown', leave, true);
    return () => document.removeEventListener('keydown', leave, true);
  }, []);
}

function Drawer({ children, close }: { children?: ReactNode; close: string }) {
  return (
    <dialog open>
      <button className="drawer__close" onClick={closed}>
        Beside
      </button>
      <button className={close} onClick={asked}>
        X
      </button>
      <input aria-label="Text" />
      {children}
    </dialog>
  );
}

function Screen({ children }: { children: ReactNode }) {
  useDrawersAsk();
  useEscOfModals();
  useTrap();
  return children;
}

const draw = (children: ReactNode) => render(<Screen>{children}</Screen>);
const calls = () => ({ asked: asked.mock.calls.length, closed: closed.mock.calls.length });

beforeEach(() => jest.clearAllMocks());

describe.each(['doc-drawer__header-close', 'drawer-close-button'])('A drawer with %s', (close) => {
  it('is closed by it at Esc', () => {
    draw(<Drawer close={close} />);
    fireEvent.keyDown(screen.getByLabelText('Text'), ESC);
    expect(calls()).toEqual({ asked: 1, closed: 0 });
  });

  it('and at a click beside it', () => {
    draw(<Drawer close={close} />);
    fireEvent.click(screen.getByText('Beside'));
    expect(calls()).toEqual({ asked: 1, closed: 0 });
  });

  it('but not at another key, or when another dialog is above it', () => {
    draw(
      <>
        <Drawer close={close} />
        <dialog open>Leave without saving?</dialog>
      </>,
    );
    fireEvent.keyDown(document.body, { key: 'a', keyCode: 65 });
    expect(calls()).toEqual({ asked: 0, closed: 0 });
    fireEvent.keyDown(document.body, ESC);
    expect(asked).not.toHaveBeenCalled();
    expect(closed).toHaveBeenCalled();
  });
});

it('A drawer with nothing to lose is closed as before', () => {
  draw(<Drawer close="list-drawer__header-close" />);
  fireEvent.click(screen.getByText('Beside'));
  expect(calls()).toEqual({ asked: 0, closed: 1 });
  fireEvent.keyDown(screen.getByLabelText('Text'), ESC);
  expect(asked).not.toHaveBeenCalled();
  expect(closed).toHaveBeenCalled();
});

describe('In a drawer', () => {
  const shut = jest.fn();

  /** As Payload's lists do: they take the key even when they are shut. */
  function List({ isOpen }: { isOpen: boolean }) {
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      shut();
      event.preventDefault();
    };
    return (
      <Drawer close="doc-drawer__header-close">
        <input role="combobox" aria-controls="" aria-expanded={isOpen} onKeyDown={press} />
      </Drawer>
    );
  }

  it('Esc shuts an open list, and nothing else', () => {
    draw(<List isOpen />);
    fireEvent.keyDown(screen.getByRole('combobox'), ESC);
    expect(shut).toHaveBeenCalledTimes(1);
    expect(calls()).toEqual({ asked: 0, closed: 0 });
  });

  it('and asks at one that is shut', () => {
    draw(<List isOpen={false} />);
    fireEvent.keyDown(screen.getByRole('combobox'), ESC);
    expect(calls()).toEqual({ asked: 1, closed: 0 });
  });
});
