import { requestScope } from '@/server/requestScope.mjs';
import { log, toLogLine } from './log';

const now = new Date(Date.UTC(2024, 0, 1));

describe('toLogLine', () => {
  it('is one line of JSON with time, level, message, path, token and duration', () => {
    const line = toLogLine(
      { level: 'error', msg: 'call\nfailed', path: 'a/b', token: 'net.error', duration: 12 },
      now,
    );
    expect(line).not.toContain('\n');
    expect(JSON.parse(line)).toEqual({
      time: '2024-01-01T00:00:00.000Z',
      level: 'error',
      msg: 'call\nfailed',
      path: 'a/b',
      token: 'net.error',
      duration: 12,
    });
  });

  it.each([
    ['ann@example.org'],
    ['ann%40example.org'],
    ['name=ann.b+c@example.co.uk&x=1'],
    ['<ann@example.org>'],
    ['https://host.test/fav?email=ann%40example.org'],
  ])('hides the e-mail address in %s', (reason) => {
    const line = toLogLine({ level: 'info', msg: reason, path: reason, reason }, now);
    expect(line).not.toMatch(/example|ann/);
    expect(line).toContain('[e-mail]');
  });

  it('cuts what is endless', () => {
    expect(toLogLine({ level: 'info', msg: 'x'.repeat(10_000) }, now).length).toBeLessThan(700);
    const words = JSON.parse(toLogLine({ level: 'info', msg: 'word '.repeat(200) }, now)).msg;
    expect(words).toBe(`${'word '.repeat(100)}…`);
  });

  it.each([490, 495, 496, 499, 500, 501])(
    'hides an address that begins at the cut, too (%i)',
    (at) => {
      const msg = `${'a '.repeat(at / 2)}${' '.repeat(at % 2)}ann@example.org and more`;
      expect(toLogLine({ level: 'info', msg }, now)).not.toMatch(/ann|example/);
    },
  );
});

describe('log', () => {
  it('writes the line to the error stream', () => {
    const write = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
    log({ level: 'warn', msg: 'm' });
    expect(write).toHaveBeenCalledWith(expect.stringMatching(/^\{.*"msg":"m"\}\n$/));
  });
  it('names the request that it belongs to', () => {
    const write = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
    requestScope.run({ id: 'request-1' }, () => log({ level: 'warn', msg: 'm' }));
    expect(write).toHaveBeenCalledWith(expect.stringMatching(/"id":"request-1"\}\n$/));
  });
});
