import { ValidationError } from 'payload';
import { quietly } from '../quietly';
import { refuseOtherYearsName } from './refuseTakenLabel';

jest.mock('payload', () => ({ ValidationError: class ValidationError extends Error {} }));

const of2024 = { year: '2024', label: '2024' };

const isRefused = (data: object, { originalDoc = {}, context = {} } = {}) => {
  const req = { i18n: { language: 'en' }, t: (key: string) => key, context };
  try {
    refuseOtherYearsName({ data, originalDoc, req } as never);
    return false;
  } catch (error) {
    expect(error).toBeInstanceOf(ValidationError);
    return true;
  }
};

describe('A label that is named like a year', () => {
  it('is of no other year: its works would keep the name', () => {
    expect(isRefused({ year: '2094', label: '2024' }, { originalDoc: of2024 })).toBe(true);
    expect(isRefused({ year: '2094', label: { id: '2024' } })).toBe(true);
  });

  it.each([
    of2024,
    { year: '2094', label: 'featured' },
    { year: '2094' },
    { year: '2094', label: null },
    { year: null, label: '2025' },
  ])('is the year’s own, is called otherwise, is none, or its year has no number yet: %p', (year) =>
    expect(isRefused(year, { originalDoc: of2024 })).toBe(false),
  );

  it('stays with a year that has it, and comes with an archive', () => {
    const year = { year: '2094', label: '2024' };
    expect(isRefused({ ...year, lead: 'A lead.' }, { originalDoc: year })).toBe(false);
    expect(isRefused(year, { context: quietly() })).toBe(false);
  });
});
