import { inTime, mayStillArrive, PATIENCE_MS, patienceWith, withSettings } from './patience';

const settingsOf = (address: string) => Object.fromEntries(new URL(address).searchParams);

test('the address of a mail server has the limits, and stays what it was', () => {
  const address = 'smtps://u:p%40ss%2Fw@mail.test:465';
  const whole = withSettings(address);
  expect(whole.split('?')[0]).toBe(address);
  const ten = String(PATIENCE_MS);
  expect(settingsOf(whole)).toEqual({
    ...{ dnsTimeout: ten, connectionTimeout: ten, greetingTimeout: ten, socketTimeout: ten },
    ...{ disableFileAccess: 'true', disableUrlAccess: 'true' },
  });
});

test('what the operator has set stays', () => {
  const whole = withSettings('smtp://mail.test?greetingTimeout=500&tls.rejectUnauthorized=false');
  expect(settingsOf(whole)).toMatchObject({
    ...{ greetingTimeout: '500', 'tls.rejectUnauthorized': 'false' },
    connectionTimeout: String(PATIENCE_MS),
  });
});

test.each([
  ['smtp://mail.test', PATIENCE_MS],
  ['smtp://mail.test?greetingTimeout=500&connectionTimeout=soon', PATIENCE_MS],
  ['smtp://mail.test?greetingTimeout=30000&socketTimeout=60000', 60_000],
])('of %s all steps together may take %i ms', (address, patienceMs) => {
  expect(patienceWith(address)).toBe(patienceMs);
});

test('a letter that was refused arrives no more', () => {
  expect(mayStillArrive(Object.assign(new Error('Not now'), { code: 'EENVELOPE' }))).toBe(false);
  expect(mayStillArrive(null)).toBe(false);
});

test.each([
  ['closed', { code: 'ECONNECTION' }, true],
  ['closed within the answer', { code: 'ECONNECTION', responseCode: 250 }, true],
  ['closed with a refusal', { code: 'ECONNECTION', responseCode: 421 }, false],
  ['broken', { code: 'ESOCKET', syscall: 'read' }, true],
  ['broken while it was written to', { code: 'ESOCKET', syscall: 'write' }, true],
  ['never there', { code: 'ESOCKET', syscall: 'connect' }, false],
  ['to a server whose certificate isn’t known', { code: 'ESOCKET' }, false],
  ['to a name that nobody knows', { code: 'EDNS', syscall: 'getaddrinfo' }, false],
  ['closed before a word was said', {}, false],
])('of a connection that is %s (%j) a letter arrives perhaps: %s', (_, failure, may) => {
  expect(mayStillArrive(Object.assign(new Error('Failed'), failure))).toBe(may);
});

describe('A letter', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('is given up after ten seconds, and may still arrive', async () => {
    const sent = inTime(new Promise(() => undefined), PATIENCE_MS);
    jest.advanceTimersByTime(PATIENCE_MS);
    await expect(sent).rejects.toMatchObject({ code: 'ETIMEDOUT' });
    expect(mayStillArrive(await sent.catch((error: unknown) => error))).toBe(true);
  });

  test('that is sent, or refused, leaves no timer', async () => {
    await expect(inTime(Promise.resolve('sent'), PATIENCE_MS)).resolves.toBe('sent');
    const refused = inTime(Promise.reject(new Error('refused')), PATIENCE_MS);
    await expect(refused).rejects.toThrow('refused');
    expect(jest.getTimerCount()).toBe(0);
  });
});
