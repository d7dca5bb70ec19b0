import { render, screen } from '@testing-library/react';
import type { Progress } from '../../certificates/progress';
import { certificateTexts, reasonTexts } from '../../certificates/texts';
import { JobState } from './JobState.client';

const DONE: Progress = {
  id: 'a',
  status: 'done',
  locales: ['en'],
  ...{ made: 1, unchanged: 0, next: 4, total: 4 },
  faults: [{ work: 7, reason: 'noNumber', detail: '' }],
  ...{ faultCount: 3, secondsLeft: 0 },
};

const show = (job: Progress) =>
  render(<JobState texts={certificateTexts('en')} reasons={reasonTexts('en')} job={job} />);

test('faults that are not named are counted', () => {
  show(DONE);
  const said = 'Done: 1 made, 0 were up to date, 3 not made.';
  expect(screen.getByRole('status')).toHaveTextContent(said);
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  expect(screen.getByText('And 2 more.')).toBeVisible();
});

test('faults without their number, of a CMS of the release before, are those that are named', () => {
  const { faultCount: _untold, ...before } = DONE;
  show(before as Progress);
  const said = 'Done: 1 made, 0 were up to date, 1 not made.';
  expect(screen.getByRole('status')).toHaveTextContent(said);
  expect(screen.queryByText(/^And/)).toBeNull();
});

test('one PDF is offered of as many sheets as it can have', () => {
  const many: Progress = { ...DONE, locales: ['en', 'fr'], made: 4000, unchanged: 1000 };
  const { unmount } = show(many);
  expect(screen.getByRole('link', { name: 'One PDF for the printer' })).toBeVisible();
  unmount();
  show({ ...many, unchanged: 1001 });
  expect(screen.queryByRole('link', { name: 'One PDF for the printer' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Files (ZIP)' })).toBeVisible();
  expect(screen.getByText(/^One PDF has at most 10000 sheets/)).toBeVisible();
});

test('a screen reader is told tenths while it goes on, and its end', () => {
  const running: Progress = { ...DONE, status: 'running', next: 29, total: 100, secondsLeft: 90 };
  const { rerender } = show(running);
  const status = screen.getByRole('status');
  expect(status).toHaveTextContent('Make certificates: 20 %');
  expect(screen.getByText('29 of 100 works. About 2 min left.')).not.toBe(status);
  const texts = { texts: certificateTexts('en'), reasons: reasonTexts('en') };
  rerender(<JobState {...texts} job={{ ...running, status: 'cancelled' }} />);
  // The same element: another one would not be heard.
  expect(screen.getByRole('status')).toBe(status);
  expect(status).toHaveTextContent('Cancelled after 29 of 100 works. What was made stays.');
});
