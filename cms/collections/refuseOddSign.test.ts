import { ValidationError } from 'payload';
import { refuseOddSign } from './refuseOddSign';

jest.mock('payload', () => ({ ValidationError: class ValidationError extends Error {} }));

const ASKED = { user: { id: 1 }, i18n: { language: 'en' }, t: (key: string) => key };

const enter = (value: unknown, before?: object, req: object = ASKED) =>
  refuseOddSign({ value, originalDoc: before, req } as never);

describe('A certificate number that an editor enters', () => {
  it('is refused with a sign that only looks like another', () => {
    expect(() => enter('WE2022–0417')).toThrow(ValidationError);
    expect(() => enter('WЕ2022-0417', { num: 'WE2022-0417' })).toThrow(ValidationError);
  });

  it('is taken as it would be typed', () => {
    expect(enter('WE2022-0417')).toBe('WE2022-0417');
    expect(enter(null)).toBeNull();
  });

  it('stays where it is there already, or a program writes it', () => {
    expect(enter('WE2022–0417', { num: 'WE2022–0417' })).toBe('WE2022–0417');
    expect(enter('WE2022–0417', undefined, { ...ASKED, user: null })).toBe('WE2022–0417');
  });
});
