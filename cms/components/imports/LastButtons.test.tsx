import { act, fireEvent, render, screen } from '@testing-library/react';
import type { Last } from '../../imports/status';
import { LastButtons } from './LastButtons.client';
import { importTexts } from './texts';

jest.mock('@payloadcms/ui', () => jest.requireActual('@/tests/support/payloadUi'));

const texts = importTexts('en');
const nothing = () => undefined;

test.each([
  ['that was refused or lost may be pressed again', false],
  ['says that it stops', true],
])('a cancel %s', async (_, isDone) => {
  let answer: (isDone: boolean) => void = nothing;
  const cancel = () => new Promise<boolean>((resolve) => (answer = resolve));
  const last = { phase: 'running', error: '', isOfBatch: true } as Last;
  const flags = { isSilent: false, isLeft: false, canGoOn: true };
  const deeds = { cancel, goOn: nothing, undo: nothing, askFirst: nothing };
  render(<LastButtons {...{ texts, last, ...flags, ...deeds }} />);
  const button = screen.getByRole('button', { name: 'Cancel the import' });
  fireEvent.click(button);
  expect(button).toBeDisabled();
  expect(screen.getByText(texts.cancelling)).toBeVisible();
  await act(async () => answer(isDone));
  expect(button.hasAttribute('disabled')).toBe(isDone);
  expect(screen.queryAllByText(texts.cancelling)).toHaveLength(isDone ? 1 : 0);
});
