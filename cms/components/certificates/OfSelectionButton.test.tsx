import { act, fireEvent, render, screen } from '@testing-library/react';
import { toast } from '@payloadcms/ui';
import { ask, Refusal } from '../ask';
import { OfSelectionButton } from './OfSelectionButton.client';

jest.mock('payload/shared', () => ({ mergeListSearchAndWhere: () => ({}) }));
jest.mock('@payloadcms/ui', () => ({
  ...jest.requireActual('@/tests/support/payloadUi'),
  toast: { error: jest.fn() },
  useConfig: () => ({ getEntityConfig: () => ({}) }),
  useListQuery: () => ({ query: {} }),
  useLocale: () => ({ code: 'en' }),
  useSelection: () => ({ count: 9, selectAll: 'allAvailable', selectedIDs: [] }),
}));
jest.mock('../ask', () => ({ ...jest.requireActual('../ask'), ask: jest.fn() }));

test('the button of the selected works keeps the focus while it asks for them, and when that fails', async () => {
  let refuse: (error: Error) => void = () => undefined;
  jest.mocked(ask).mockReturnValue(new Promise((_, reject) => (refuse = reject)));
  const texts = { label: 'All', ofSelection: '{count} selected', tooMany: '', lost: 'Lost.' };
  render(<OfSelectionButton {...texts} most={10} />);
  const button = screen.getByRole('button', { name: '9 selected' });
  button.focus();
  fireEvent.click(button);
  fireEvent.click(button);
  expect(button).toHaveAttribute('aria-disabled', 'true');
  // A browser takes the focus from what is disabled.
  expect(button).toBeEnabled();
  expect(ask).toHaveBeenCalledTimes(1);
  await act(async () => refuse(new Refusal('stalled')));
  expect(toast.error).toHaveBeenCalledWith('Lost.');
  expect(button).toHaveAttribute('aria-disabled', 'false');
});
