import { ValidationError, type Schema } from 'yup';
import { favorite } from './favorite';

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
    [{ name: '\u200b' }, { name: 'nameEmpty' }],
    [{ name: `\u202e${'n'.repeat(256)}` }, {}],
    [{ name: 'n'.repeat(256) }, {}],
    [{ name: 'n'.repeat(257) }, { name: 'nameLong' }],
    [{ email: '' }, { email: 'emailEmpty' }],
    [{ email: 'ann' }, { email: 'emailInvalid' }],
    [{ email: 'ann@example.org\u200b' }, {}],
    [{ email: '\u200b' }, { email: 'emailEmpty' }],
    [{ email: `${'a'.repeat(244)}@example.org` }, {}],
    [{ email: `${'a'.repeat(245)}@example.org` }, { email: 'emailLong' }],
    [{ captcha: '' }, { captcha: 'captchaEmpty' }],
    [{ captcha: '1234567' }, { captcha: 'captchaLong' }],
  ])('with %j says %j', (fields, failures) => {
    expect(failuresOf(favorite, { ...aFavorite, ...fields })).toEqual(failures);
  });

  it('has the name and the e-mail as they are stored', () => {
    const typed = { name: ' \u202eAnn\u202c ', email: ' ann@EXAMPLE.org\u200b' };
    const stored = { name: 'Ann', email: 'ann@example.org' };
    expect(favorite.cast({ ...aFavorite, ...typed })).toMatchObject(stored);
  });

  it('carries the label and the number of the wall label', () => {
    const scanned = favorite.cast({ ...aFavorite, qrLabel: '2024', qrSeq: 7 }, { assert: false });
    expect(scanned).toMatchObject({ qrLabel: '2024', qrSeq: '7' });
  });
});
