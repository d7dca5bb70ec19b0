import { act, fireEvent, render, screen } from '@testing-library/react';
import { ask } from './ask';
import { InvitationButton } from './InvitationButton.client';

jest.mock('@payloadcms/ui', () => ({
  ...jest.requireActual('@/tests/support/payloadUi'),
  toast: { success: () => undefined, error: () => undefined },
}));
jest.mock('./ask', () => ({ ...jest.requireActual('./ask'), ask: jest.fn() }));

test('an invitation is sent once, and its button keeps the focus meanwhile', async () => {
  let answer: (said: object) => void = () => undefined;
  jest.mocked(ask).mockReturnValue(new Promise((resolve) => (answer = resolve)));
  render(<InvitationButton id="7" label="Send" hint="" lost="" />);
  const button = screen.getByRole('button');
  button.focus();
  fireEvent.click(button);
  fireEvent.click(button);
  expect(button).toHaveAttribute('aria-disabled', 'true');
  // A browser takes the focus from what is disabled.
  expect(button).toBeEnabled();
  expect(ask).toHaveBeenCalledTimes(1);
  await act(async () => answer({ message: 'Sent' }));
  expect(button).toHaveAttribute('aria-disabled', 'false');
});
