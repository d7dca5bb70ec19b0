import { ValidationError } from 'payload';
import { quietly } from '../quietly';
import { numberField } from './numberField';

jest.mock('payload', () => ({ ValidationError: class ValidationError extends Error {} }));

const I18N = { i18n: { language: 'en' }, t: (key: string) => key };

function entered(value: unknown, { stored = undefined as unknown, context = {} } = {}): unknown {
  const [hook] = numberField({ name: 'order', label: 'Order' }).hooks?.beforeValidate ?? [];
  const req = { ...I18N, context };
  return hook?.({ value, previousValue: stored, path: ['order'], req } as never);
}

describe('A number that an editor enters', () => {
  it.each([0, -7, 12.5, 999_999_999, -999_999_999, null, undefined])('may be %p', (value) =>
    expect(entered(value)).toBe(value),
  );

  it.each([1e9, -1e9, 2 ** 53, 1e300, Number.POSITIVE_INFINITY, Number.NaN, '7', true, {}])(
    '%p is refused, in a draft too',
    (value) => expect(() => entered(value)).toThrow(ValidationError),
  );

  it('stays what is stored or what an archive has, if it can be read', () => {
    expect(entered(1e9, { stored: 1e9 })).toBe(1e9);
    expect(entered(1e9, { context: quietly() })).toBe(1e9);
    expect(() => entered(1e9, { stored: 2e9 })).toThrow(ValidationError);
    expect(() => entered(2 ** 53, { context: quietly() })).toThrow(ValidationError);
  });

  it('is looked at after what else happens to it', () => {
    const noneIsZero = () => 0;
    const { hooks } = numberField({
      ...{ name: 'order', label: 'Order' },
      hooks: { beforeValidate: [noneIsZero], beforeDuplicate: [noneIsZero] },
    });
    expect(hooks?.beforeValidate).toEqual([noneIsZero, expect.any(Function)]);
    expect(hooks?.beforeDuplicate).toEqual([noneIsZero]);
  });
});
