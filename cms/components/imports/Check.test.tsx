import { fireEvent, render, screen } from '@testing-library/react';
import type { Status } from '../../imports/status';
import { Check } from './Check.client';
import { importTexts } from './texts';

jest.mock('@payloadcms/ui', () => jest.requireActual('@/tests/support/payloadUi'));
jest.mock('./Report.client', () => ({ Report: () => null }));

const batch = {
  ...{ id: 'a', at: 2, phase: 'checked', done: 1, sheet: 'works.csv', error: '', fault: null },
  mapping: {},
  headings: [{ told: 'A Guide', heading: 'Guide', key: '' }],
  rows: { all: 1, told: 0, skipped: 0 },
  counts: { total: 1, made: 1, changed: 0, same: 0, skipped: 0 },
  isReachable: true,
};
const files = { pictures: 0, sheets: ['works.csv'], bytes: 1 };
const columns = [
  { key: 'teacher', label: 'Mentor' },
  { key: 'author', label: 'Author' },
];
const check = jest.fn();

const screenOf = (changes: object = {}) => (
  <Check
    {...{ texts: importTexts('en'), api: '/api/imports/a', columns, check }}
    {...{ isLocked: false, mayStart: true, start: () => undefined }}
    status={{ batch: { ...batch, ...changes }, files, last: null } as unknown as Status}
  />
);
const choose = (value: string) =>
  fireEvent.change(screen.getByRole('combobox'), { target: { value } });
const startButton = () => screen.queryByRole('button', { name: 'Import (1)' });

test('what a column was said to mean is checked before it can be imported', () => {
  const { rerender } = render(screenOf());
  expect(startButton()).toBeEnabled();
  choose('teacher');
  expect(startButton()).toBeNull();
  expect(screen.queryByText(/^1 rows: 1 to make/)).toBeNull();
  // As it was checked.
  choose('');
  expect(startButton()).toBeEnabled();

  choose('teacher');
  fireEvent.click(screen.getAllByRole('button', { name: 'Check again' })[0]!);
  const mapping = { Guide: 'teacher' };
  expect(check).toHaveBeenCalledWith({ sheet: 'works.csv', mapping });
  const headings = [{ ...batch.headings[0], key: 'teacher' }];
  rerender(screenOf({ mapping, headings }));
  expect(startButton()).toBeEnabled();
});
