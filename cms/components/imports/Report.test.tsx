import { fireEvent, render, screen, waitForElementToBeRemoved } from '@testing-library/react';
import { ask, Refusal } from '../ask';
import { Report } from './Report.client';
import { importTexts } from './texts';

jest.mock('@payloadcms/ui', () => jest.requireActual('@/tests/support/payloadUi'));
jest.mock('../ask', () => ({ ...jest.requireActual('../ask'), ask: jest.fn() }));

const aPage = (row: number) => ({
  rows: [{ row, key: `T-${row}`, action: 'made', faults: [] }],
  total: 60,
});
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('the rows stand under their own caption while another page is lost, which is told until one comes', async () => {
  jest
    .mocked(ask)
    .mockResolvedValueOnce(aPage(2))
    .mockRejectedValueOnce(new Refusal('stalled'))
    .mockResolvedValueOnce(aPage(2));
  const rows = { all: 60, told: 0, skipped: 0 };
  render(<Report texts={importTexts('en')} api="/api/imports/a" rows={rows} />);
  expect(await screen.findByText('Rows 1 to 1 of 60')).toBeVisible();
  press('Next');
  expect(await screen.findByRole('alert')).toHaveTextContent('The connection was lost.');
  expect(screen.getByText('Rows 1 to 1 of 60')).toBeVisible();
  press('Previous');
  await waitForElementToBeRemoved(() => screen.queryByRole('alert'));
  expect(screen.getByText('Rows 1 to 1 of 60')).toBeVisible();
});
