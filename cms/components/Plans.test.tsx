import { act, fireEvent, render, screen } from '@testing-library/react';
import { createContext, use } from 'react';
import { Plans } from './Plans.client';

type Functions = { schedulePublish: (args: object) => Promise<unknown>; slugify: string };

const mockAsk = jest.fn();
const mockContext = createContext<Functions | undefined>(undefined);
jest.mock('@payloadcms/ui', () => ({
  get ServerFunctionsContext() {
    return mockContext;
  },
  useServerFunctions: () => ({ serverFunction: mockAsk, slugify: 'as it was' }),
  useTranslation: () => ({ t: (key: string) => key }),
}));

const told = jest.fn();

/** As Payload's drawer does it. */
function Drawer() {
  const { schedulePublish, slugify } = use(mockContext)!;
  const save = () => schedulePublish({ type: 'publish' }).then(told, told);
  return <button onClick={save}>{slugify}</button>;
}

test.each([
  ['what was planned', async () => ({ message: 'Done' }), { message: 'Done' }],
  ['a refusal', async () => ({ error: 'Later' }), new Error('Later')],
  ['a lost connection', () => Promise.reject(new TypeError()), new Error('error:unspecific')],
])('%s is told as what it is', async (_, answer, expected) => {
  told.mockClear();
  mockAsk.mockImplementation(answer);
  render(
    <Plans>
      <Drawer />
    </Plans>,
  );
  await act(async () => void fireEvent.click(screen.getByText('as it was')));
  expect(mockAsk).toHaveBeenCalledWith({ name: 'schedule-publish', args: { type: 'publish' } });
  expect(told.mock.calls).toEqual([[expected]]);
});
