import { anEnvelope, mockFetch, captureLog } from '@/tests/support/mockFetch';
import * as user from './session';

const aUserAnswer = (fields: object = {}) =>
  anEnvelope({ body: [{ id: 1, username: 'ann', ...fields }] });

beforeEach(captureLog);

describe('user/login (§7)', () => {
  it('posts the form and reads the user', async () => {
    const calls = mockFetch(aUserAnswer({ sid: 's1' }));
    const signedIn = await user.login({ username: 'ann', password: 'x', captcha: '' });
    expect(signedIn).toMatchObject({ id: '1', sid: 's1' });
    expect(String(calls[0]?.init.body)).toBe('username=ann&password=x');
    expect(calls[0]?.url.search).not.toContain('password');
  });
});

describe('user/getCurrentUser (§7)', () => {
  it('reads the user with the session id (§3)', async () => {
    mockFetch(anEnvelope({ body: [{ id: 4, username: 'ann', sex: 1, sid: 's' }] }));
    const expected = { id: '4', sexText: 'Female', sid: 's', head: '' };
    await expect(user.getCurrentUser('s')).resolves.toMatchObject(expected);
  });

  it('asks by session id', async () => {
    const calls = mockFetch(aUserAnswer());
    await expect(user.getCurrentUser('s1')).resolves.toMatchObject({ username: 'ann' });
    expect(calls[0]?.url.searchParams.get('SID')).toBe('s1');
  });

  it('is sid.empty without one, unasked (§8)', async () => {
    await expect(user.getCurrentUser('')).rejects.toMatchObject({ token: 'sid.empty' });
  });

  it('is request.failed when nobody comes back', async () => {
    mockFetch(anEnvelope({ body: [] }));
    await expect(user.getCurrentUser('s1')).rejects.toMatchObject({ token: 'request.failed' });
  });
});

describe('smsCaptcha (§7: the response 1 is success)', () => {
  const aRequest = { phone: '13800138000', appId: 'a', smsId: 's', username: '', category: '' };

  it.each([1, '1', { code: '0', body: 1 }, { code: '0', body: ['1'] }])(
    'succeeds on %j',
    async (json) => {
      mockFetch(Response.json(json));
      await expect(user.smsCaptcha(aRequest)).resolves.toBeUndefined();
    },
  );

  it.each([
    ...[0, '', null, [], { code: '0' }, { code: 'request.failed', desc: 'send.sms.failed' }],
    ...[{ code: 0, body: 1 }, { code: '1', body: 1 }, { body: 1 }],
  ])('fails on %j', async (json) => {
    mockFetch(Response.json(json));
    await expect(user.smsCaptcha(aRequest)).rejects.toMatchObject({ token: 'send.sms.failed' });
  });
});

describe('currentSession (§4 Session)', () => {
  const now = 10_000_000_000;
  const known = { id: '1', username: 'ann', name: '', head: '', sexText: 'Male', sid: '' } as const;

  it('leaves a valid session as it is, unasked', async () => {
    const signedIn = { session: { sid: 's1', at: now - 1 }, user: known };
    await expect(user.currentSession(signedIn, now)).resolves.toEqual(signedIn);
  });

  it('fetches the user again and renews the timestamp after 7200 seconds', async () => {
    mockFetch(aUserAnswer({ name: 'Ann' }));
    const signedIn = { session: { sid: 's1', at: now - 7_200_000 }, user: known };
    await expect(user.currentSession(signedIn, now)).resolves.toMatchObject({
      session: { sid: 's1', at: now },
      user: { name: 'Ann' },
    });
  });

  it('takes a new session id when the service gives one', async () => {
    mockFetch(aUserAnswer({ sid: 's2' }));
    const { session } = await user.currentSession(
      { session: { sid: 's1', at: 0 }, user: known },
      now,
    );
    expect(session.sid).toBe('s2');
  });
});

describe('isSessionValid (§4 Session, §9: 7200 seconds)', () => {
  const now = 1_700_000_000_000;
  const age = (ms: number) => now - ms;

  it.each([
    ['s', age(0), true],
    ['s', age(7_199_999), true],
    ['s', age(7_200_000), false],
    ['s', age(-1), false],
    ['s', Number.NaN, false],
    ['', age(0), false],
  ])('session id "%s" of %d: %s', (sid, at, isValid) => {
    expect(user.isSessionValid({ sid, at }, now)).toBe(isValid);
  });
});
