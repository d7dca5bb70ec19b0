import { fireEvent, render, screen } from '@testing-library/react';
import { useAskBeforeLanguage } from './useUnsaved.client';

const warn = (event: Event) => event.preventDefault();
afterEach(() => removeEventListener('beforeunload', warn));

describe('Another language', () => {
  const chosen = jest.fn();

  /** The list of Payload's `Localizer`, below the button that opens it. */
  function Languages() {
    useAskBeforeLanguage('Lose it?');
    return (
      <>
        <button className="popup-button" onClick={chosen}>
          <div data-locale="en">English</div>
        </button>
        <button className="popup-button-list__button" onClick={chosen}>
          Français <span data-locale="fr">(fr)</span>
        </button>
        <button className="popup-button-list__button" onClick={chosen}>
          Duplicate
        </button>
      </>
    );
  }

  const press = (text: string, answer = false) => {
    const asked = jest.spyOn(window, 'confirm').mockReturnValue(answer);
    fireEvent.click(screen.getByText(text));
    return { asked: asked.mock.calls, chosen: chosen.mock.calls.length };
  };

  beforeEach(() => {
    chosen.mockClear();
    render(<Languages />);
  });

  it('is chosen when everything is saved', () => {
    expect(press('(fr)')).toEqual({ asked: [], chosen: 1 });
  });

  it.each([
    [false, 0],
    [true, 1],
  ])('is chosen with unsaved text only after a question: %s', (answer, times) => {
    addEventListener('beforeunload', warn);
    expect(press('(fr)', answer)).toEqual({ asked: [['Lose it?']], chosen: times });
  });

  it.each(['English', 'Duplicate'])('and no other button asks: %s', (text) => {
    addEventListener('beforeunload', warn);
    expect(press(text)).toEqual({ asked: [], chosen: 1 });
  });
});
