import { ValidationError, type Schema } from 'yup';
import { favorite } from './favorite';
import { signIn } from './signIn';
import { smsCaptcha } from './smsCaptcha';

/** The first failure of each field, as a form shows it. */
function failuresOf(schema: Schema, value: object): Record<string, string> {
  try {
    schema.validateSync(value, { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return Object.fromEntries(error.inner.toReversed().map(({ path, message }) => [path, message]));
  }
}

describe('favorite (§5 Favourite form)', () => {
  const aFavorite = { name: 'Ann', email: 'ann@example.org', captcha: 'abc123' };

  it.each([
    [{}, {}],
    [{ name: '' }, { name: 'nameEmpty' }],
    [{ name: '  ' }, { name: 'nameEmpty' }],
    [{ name: undefined }, { name: 'nameEmpty' }],
    [{ name: 'n'.repeat(256) }, {}],
    [{ name: 'n'.repeat(257) }, { name: 'nameLong' }],
    [{ email: '' }, { email: 'emailEmpty' }],
    [{ email: 'ann' }, { email: 'emailInvalid' }],
    [{ email: `${'a'.repeat(244)}@example.org` }, {}],
    [{ email: `${'a'.repeat(245)}@example.org` }, { email: 'emailLong' }],
    [{ captcha: '' }, { captcha: 'captchaEmpty' }],
    [{ captcha: '1234567' }, { captcha: 'captchaLong' }],
  ])('with %j says %j', (fields, failures) => {
    expect(failuresOf(favorite, { ...aFavorite, ...fields })).toEqual(failures);
  });

  it('carries the label and the number of the wall label', () => {
    const scanned = favorite.cast({ ...aFavorite, qrLabel: '2024', qrSeq: 7 }, { assert: false });
    expect(scanned).toMatchObject({ qrLabel: '2024', qrSeq: '7' });
  });
});

describe('signIn (§5 Sign-in)', () => {
  it.each([
    [{ username: 'ann', password: 'x' }, []],
    [{ username: 'ann', password: 'x', captcha: '1' }, []],
    [{ username: '', password: 'x' }, ['username']],
    [{ username: ' ', password: '' }, ['password', 'username']],
  ])('with %j misses %j', (value, fields) => {
    expect(Object.keys(failuresOf(signIn, value)).toSorted()).toEqual(fields);
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
    expect(Object.keys(failuresOf(smsCaptcha, { ...aRequest, ...fields }))).toEqual(refused);
  });
});
