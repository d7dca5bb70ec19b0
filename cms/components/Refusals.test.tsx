import { act, fireEvent, render, screen } from '@testing-library/react';
import { createContext, use } from 'react';
import { Refusals } from './Refusals.client';

type Ask = (args: object) => Promise<unknown>;
type Functions = { schedulePublish: Ask; copyDataFromLocale: Ask; slugify: string };

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

/** As Payload's drawers do it. */
function Drawers() {
  const { schedulePublish, copyDataFromLocale, slugify } = use(mockContext)!;
  const plan = () => schedulePublish({ type: 'publish' }).then(told, told);
  const copy = () => copyDataFromLocale({ toLocale: 'fr' }).then(told, told);
  return (
    <>
      <button onClick={plan}>{slugify}</button>
      <button onClick={copy}>Copy</button>
    </>
  );
}

async function press(button: string, answer: () => Promise<object>) {
  told.mockClear();
  mockAsk.mockImplementation(answer);
  render(
    <Refusals>
      <Drawers />
    </Refusals>,
  );
  await act(async () => void fireEvent.click(screen.getByText(button)));
}

type Case = [name: string, answer: () => Promise<object>, expected: object];

const PLANNED: Case = ['what was planned', async () => ({ message: 'Done' }), { message: 'Done' }];
const COPIED: Case = ['what was copied', async () => ({ id: 1 }), { data: { id: 1 } }];
const FAILURES: Case[] = [
  ['a refusal', async () => ({ error: 'Later' }), new Error('Later')],
  ['a lost connection', () => Promise.reject(new TypeError()), new Error('error:unspecific')],
];

test.each([PLANNED, ...FAILURES])('%s is told as what it is', async (_, answer, expected) => {
  await press('as it was', answer);
  expect(mockAsk).toHaveBeenCalledWith({ name: 'schedule-publish', args: { type: 'publish' } });
  expect(told.mock.calls).toEqual([[expected]]);
});

test.each([COPIED, ...FAILURES])('%s is told of a copy, too', async (_, answer, expected) => {
  await press('Copy', answer);
  expect(mockAsk).toHaveBeenCalledWith({
    name: 'copy-data-from-locale',
    args: { toLocale: 'fr' },
  });
  expect(told.mock.calls).toEqual([[expected]]);
});
