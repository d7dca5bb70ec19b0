import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Screen } from './Screen.client';
import { importTexts } from './texts';

jest.mock('@payloadcms/ui', () => jest.requireActual('@/tests/support/payloadUi'));

const API = '/api/imports/a';
const NO_COUNTS = { made: 0, changed: 0, same: 0, skipped: 0 };
const STATUS = {
  batch: {
    ...{ id: 'a', at: 30, phase: 'files', done: 0, sheet: '', mapping: {}, headings: [] },
    ...{ rows: { all: 0, told: 0, skipped: 0 }, error: '', counts: null, fault: null },
    isReachable: true,
  },
  files: { pictures: 1, sheets: [], bytes: 1 },
  last: {
    ...{ id: 'b', phase: 'done', by: 'Ada', isOfScreen: true, isOfBatch: false, undone: null },
    ...{ counts: NO_COUNTS, done: 1, total: 1, startedAt: 1, endedAt: 2, at: 20, now: 40 },
    ...{ secondsLeft: 0, error: '', undoer: '', failed: [], undo: { done: 0, total: 1 } },
  },
};

/** An upload waits until it is stopped; everything else is answered. */
const answer = async (address: RequestInfo | URL, init?: RequestInit) => {
  if (init?.method === 'PUT')
    await new Promise((_, refuse) => init.signal?.addEventListener('abort', refuse));
  return { ok: true, json: async () => (String(address) === API ? STATUS : { files: [] }) };
};

test('the focus of a button that has gone stays in its part, whatever was done before', async () => {
  global.fetch = jest.fn(answer) as unknown as typeof fetch;
  const texts = importTexts('en');
  render(<Screen {...{ texts, reasons: {}, columns: [], language: 'en', api: API }} />);
  const files = await screen.findByRole('heading', { name: texts.filesTitle });
  screen.getByRole('button', { name: texts.undo }).focus();

  const input = screen.getByLabelText(texts.chooseFiles, { selector: 'input' });
  const chosen = { target: { files: [new File(['x'], '2.jpg')] } };
  await act(async () => void fireEvent.change(input, chosen));
  const stop = await screen.findByRole('button', { name: texts.stopUpload });
  stop.focus();
  fireEvent.click(stop);
  await waitFor(() => expect(stop).not.toBeInTheDocument());
  expect(files).toHaveFocus();
});
