import { ServiceError } from './errors';
import { logConsole } from './logConsole';

const STATEMENT = 'select "id" from "favourites" where "email" like ?';
const failed = () =>
  new Error(`Failed query: ${STATEMENT}\nparams: %annabella@visitors.example%,Annabella`, {
    cause: new Error('the disk is full'),
  });

/** What these words, written to the console, are in the log. */
function logged(level: 'warn' | 'error', ...words: unknown[]) {
  const write = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  // Both are given back after each test.
  jest.spyOn(console, 'warn');
  logConsole();
  globalThis.console[level](...words);
  return write.mock.calls.map(([line]) => String(line));
}

describe('logConsole', () => {
  it('makes one line of what a framework says', () => {
    const [line = '', ...others] = logged('warn', '%s is\nslow', 'ann@example.org');
    expect(others).toEqual([]);
    expect(JSON.parse(line)).toMatchObject({ level: 'warn', msg: '[e-mail] is\nslow' });
  });

  it('tells of a failed statement why and where, not what was looked for', () => {
    const [line = ''] = logged('error', failed());
    expect(JSON.parse(line)).toMatchObject({
      level: 'error',
      msg: `Failed query: ${STATEMENT}…: the disk is full`,
      reason: expect.stringMatching(/^Error\n {4}at .*logConsole\.test/),
    });
    expect(line).not.toMatch(/annabella|visitors\.example/i);
  });

  it.each([
    ['among other words', (): unknown[] => ['⨯', failed()]],
    ['within an object', (): unknown[] => [{ err: failed() }]],
  ])('tells no more of one %s', (_where, words) => {
    const [line = ''] = logged('error', ...words());
    expect(line).toContain('Failed query');
    expect(line).not.toMatch(/annabella|visitors\.example/i);
  });

  it('skips a failure of a service, which is logged already', () => {
    expect(logged('error', new ServiceError('net.error'))).toEqual([]);
  });
});
