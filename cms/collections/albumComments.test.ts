import { albumComments } from './albumComments';

jest.mock('payload', () => ({}));
jest.mock('payload/shared', () => ({}));
jest.mock('../access/may', () => ({}));
jest.mock('../exchange/exportList', () => ({ exportOf: () => ({}) }));
jest.mock('../notes/notify', () => ({ notifyOf: () => ({}) }));
jest.mock('./timeField', () => ({ timeField: (field: object) => ({ ...field, type: 'date' }) }));

const defaultOf = () => {
  for (const field of albumComments.fields)
    if ('name' in field && field.name === 'cTime' && typeof field.defaultValue === 'function')
      return field.defaultValue({} as never);
  return null;
};

test.each(['2026-03-04T00:10:00.000Z', '2026-03-04T23:50:00.000Z'])(
  'A comment that is entered at %s begins with the day that visitors read, wherever its editor sits',
  (now) => {
    jest.useFakeTimers({ now: Date.parse(now) });
    expect(defaultOf()).toBe('2026-03-04T12:00:00.000Z');
    jest.useRealTimers();
  },
);
