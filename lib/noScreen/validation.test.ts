import { ValidationError, type Schema } from 'yup';
import { isChinese, isIdCard, isMainlandPhone, signIn, smsCaptcha } from './validation';

describe('isMainlandPhone (§5: optional 0, then 1, then 3-9, then 9 digits)', () => {
  it.each(['13800138000', '19912345678', '013800138000'])('accepts %s', (value) => {
    expect(isMainlandPhone(value)).toBe(true);
  });

  it.each([
    ...['12800138000', '1380013800', '138001380000', '0013800138000', '23800138000', ''],
    ...['+8613800138000', '138 0013 8000', '13800138000\n', '１３８００１３８０００'],
  ])('refuses "%s"', (value) => {
    expect(isMainlandPhone(value)).toBe(false);
  });
});

describe('isIdCard (§5: 15 digits, or 18, or 17 digits plus a digit or X)', () => {
  it.each(['1'.repeat(15), '1'.repeat(18), `${'1'.repeat(17)}X`, `${'1'.repeat(17)}x`])(
    'accepts %s',
    (value) => expect(isIdCard(value)).toBe(true),
  );

  it.each([
    '',
    '1'.repeat(14),
    '1'.repeat(16),
    '1'.repeat(17),
    '1'.repeat(19),
    `${'1'.repeat(14)}X`,
    `${'1'.repeat(17)}Y`,
  ])('refuses "%s"', (value) => expect(isIdCard(value)).toBe(false));
});

describe('isChinese (§5)', () => {
  it.each(['画', '同一个世界', '㐀', '𠀀'])('accepts %s', (value) => {
    expect(isChinese(value)).toBe(true);
  });

  it.each(['', 'a', '画a', '画 画', '，', 'ひ', '1'])('refuses "%s"', (value) => {
    expect(isChinese(value)).toBe(false);
  });
});

/** The fields that fail. */
function failedIn(schema: Schema, value: object): string[] {
  try {
    schema.validateSync(value, { abortEarly: false });
    return [];
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return [...new Set(error.inner.map(({ path = '' }) => path))].toSorted();
  }
}

describe('signIn (§5 Sign-in)', () => {
  it.each([
    [{ username: 'ann', password: 'x' }, []],
    [{ username: 'ann', password: 'x', captcha: '1' }, []],
    [{ username: '', password: 'x' }, ['username']],
    [{ username: ' ', password: '' }, ['password', 'username']],
  ])('with %j misses %j', (value, fields) => {
    expect(failedIn(signIn, value)).toEqual(fields);
  });
});

describe('smsCaptcha (§5 SMS captcha)', () => {
  const aRequest = { phone: '13800138000', appId: 'a', smsId: 's' };

  it.each([
    [{}, []],
    [{ phone: '12345' }, ['phone']],
    [{ phone: '' }, ['phone']],
    [{ appId: '' }, ['appId']],
    [{ smsId: ' ' }, ['smsId']],
  ])('with %j refuses %j', (fields, refused) => {
    expect(failedIn(smsCaptcha, { ...aRequest, ...fields })).toEqual(refused);
  });
});
