import { albumComments } from './albumComments';

jest.mock('payload', () => ({}));
jest.mock('payload/shared', () => ({}));
jest.mock('../access/may', () => ({}));
jest.mock('../exchange/exportList', () => ({ exportOf: () => ({}) }));
jest.mock('../notes/notify', () => ({ notifyOf: () => ({}) }));
jest.mock('./timeField', () => ({ timeField: (field: object) => ({ ...field, type: 'date' }) }));

/** What a new one begins with. */
function timeOfNew() {
  const fields: object[] = albumComments.fields;
  const field = fields.find((one) => 'name' in one && one.name === 'cTime');
  const { defaultValue } = field as { defaultValue: () => string };
  return defaultValue();
}

test.each(['2026-03-04T00:10:00.000Z', '2026-03-04T23:50:00.000Z'])(
  'A comment that is entered at %s begins with the day that visitors read, wherever its editor sits',
  (now) => {
    jest.useFakeTimers({ now: Date.parse(now) });
    expect(timeOfNew()).toBe('2026-03-04T12:00:00.000Z');
    jest.useRealTimers();
  },
);
