import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { keepTexts } from '@/components/shelf/keepTexts';
import en from '@/messages/en.json';
import { anAlbum } from '@/tests/support/anAlbum';
import '@/tests/support/dialogs';
import { Viewer } from './Viewer.client';

const SECONDS = 5;
const mockMove = jest.fn();

jest.mock('./useStage', () => ({
  useStage: function useStage() {
    const [percent, setPercent] = useState(100);
    return {
      ...{ host: { current: null }, index: 0, percent, isReady: true },
      ...{ move: (by: number) => mockMove(by), zoom: (by: number) => setPercent(percent + by) },
    };
  },
}));

type Aloud = { onReading?: (isReading: boolean) => void };

jest.mock('@/components/aloud/ReadAloud.client', () => ({
  ReadAloud: function ReadAloud({ onReading }: Aloud) {
    return <input type="checkbox" onChange={({ target }) => onReading?.(target.checked)} />;
  },
}));
jest.mock('@/components/comments/CommentList.client', () => ({ CommentList: () => null }));
jest.mock('@/components/shelf/KeepButton.client', () => ({ KeepButton: () => null }));

const pass = (seconds: number) => act(() => jest.advanceTimersByTime(seconds * 1000));

beforeEach(() => {
  mockMove.mockReset();
  jest.useFakeTimers();
  // jsdom has none.
  Element.prototype.scrollTo = () => {};
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(Element.prototype, 'scrollTo');
});

function open(fields: object) {
  render(
    <Viewer
      works={{ albums: [anAlbum({ name: 'Sea', ...fields })], from: 1, total: 9 }}
      index={0}
      context={{
        words: { ...en.work, locale: 'en' },
        texts: en,
        keepTexts: keepTexts(en.shelf),
      }}
      slideshow={{ seconds: SECONDS, isOn: true }}
      onClose={() => {}}
      onNeedMore={() => {}}
    />,
  );
}

it.each([
  ['2024', '2024'],
  // In the gallery of that year the page around has its colour.
  ['list1', null],
  ['', null],
])('A work with the label "%s" has the colour of the year %s', (label, year) => {
  open({ label });
  expect(screen.getByRole('dialog').getAttribute('data-year')).toBe(year);
});

it('A slideshow waits while the introduction is read, and then gives the work its whole time', () => {
  open({ description: 'A wave.' });
  pass(1);
  fireEvent.click(screen.getByRole('checkbox'));
  pass(SECONDS * 10);
  expect(mockMove).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('checkbox'));
  pass(SECONDS - 0.1);
  expect(mockMove).not.toHaveBeenCalled();
  pass(0.1);
  expect(mockMove.mock.calls).toEqual([[1]]);
});

it('A slideshow waits while the painting is zoomed, and then gives the work its whole time', () => {
  open({});
  pass(1);
  fireEvent.click(screen.getByRole('button', { name: 'Zoom in' }));
  pass(SECONDS * 10);
  expect(mockMove).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Zoom out' }));
  pass(SECONDS - 0.1);
  expect(mockMove).not.toHaveBeenCalled();
  pass(0.1);
  expect(mockMove.mock.calls).toEqual([[1]]);
});
