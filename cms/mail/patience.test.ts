import { inTime, PATIENCE_MS, withSettings } from './patience';

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

describe('A letter', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('is given up after ten seconds', async () => {
    const sent = inTime(new Promise(() => undefined));
    jest.advanceTimersByTime(PATIENCE_MS);
    await expect(sent).rejects.toMatchObject({ code: 'ETIMEDOUT' });
  });

  test('that is sent, or refused, leaves no timer', async () => {
    await expect(inTime(Promise.resolve('sent'))).resolves.toBe('sent');
    await expect(inTime(Promise.reject(new Error('refused')))).rejects.toThrow('refused');
    expect(jest.getTimerCount()).toBe(0);
  });
});
