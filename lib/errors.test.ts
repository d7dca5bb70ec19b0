import { attempt } from './attempt';
import { ERROR_TOKENS, ServiceError, toErrorToken } from './errors';

describe('toErrorToken (§8)', () => {
  it.each(ERROR_TOKENS)('knows %s', (token) => {
    expect(toErrorToken(token)).toBe(token);
  });

  it.each(['requst.failed', '', 'something else'])('reads "%s" as request.failed', (desc) => {
    expect(toErrorToken(desc)).toBe('request.failed');
  });
});

describe('attempt', () => {
  it('makes a value of what succeeds and of what a service refuses', async () => {
    await expect(attempt(Promise.resolve(1))).resolves.toEqual({ ok: true, value: 1 });
    const refused = Promise.reject(new ServiceError('invalid.id'));
    await expect(attempt(refused)).resolves.toEqual({ ok: false, token: 'invalid.id' });
  });

  it('lets a bug fly', async () => {
    await expect(attempt(Promise.reject(new TypeError('bug')))).rejects.toThrow(TypeError);
  });
});
