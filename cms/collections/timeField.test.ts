import { ValidationError } from 'payload';
import { timeField } from './timeField';

jest.mock('payload', () => ({ ValidationError: class ValidationError extends Error {} }));

const REQ = { i18n: { language: 'en' }, t: (key: string) => key };

function entered(sTime: unknown): unknown {
  const [hook] = timeField({ name: 'sTime', label: 'Date' }).hooks?.beforeValidate ?? [];
  return hook?.({ siblingData: { sTime }, path: ['sTime'], req: REQ } as never);
}

describe('A date that an editor enters', () => {
  it.each([
    ['12/1/2026 10:00 UTC', '2026-12-01T10:00:00.000Z'],
    ['2026-12-01T11:00:00+01:00', '2026-12-01T10:00:00.000Z'],
    [Date.UTC(2026, 11, 1, 10), '2026-12-01T10:00:00.000Z'],
    [new Date(0), '1970-01-01T00:00:00.000Z'],
    [0, '1970-01-01T00:00:00.000Z'],
    ['', null],
    [null, null],
    [undefined, undefined],
  ])('%p is stored as %p', (value, stored) => expect(entered(value)).toBe(stored));

  it.each(['tomorrow', '2026-13-01', 9e15, -9e15, '+012026-01-01T00:00:00Z', true, {}])(
    '%p is refused, in a draft too',
    (value) => expect(() => entered(value)).toThrow(ValidationError),
  );
});
