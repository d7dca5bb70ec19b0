import { setTimeout as wait } from 'node:timers/promises';
import { keepUp } from './keepUp.mjs';

jest.mock('node:timers/promises', () => ({ setTimeout: jest.fn() }));

const pauses = () => jest.mocked(wait).mock.calls.map(([ms]) => ms);

type Life = { start?: () => void };

/** A program that exits once for each life in the list, then stays up. */
function mortal(lives: Life[]) {
  let starts = 0;
  const [, ...later] = lives;
  const start = async () => {
    starts += 1;
    later[starts - 1]?.start?.();
  };
  const ended = () =>
    starts < lives.length ? Promise.resolve('SIGKILL') : new Promise<string>(() => undefined);
  return { name: 'CMS', start, ended, passOutput: jest.fn(), pid: () => 7, starts: () => starts };
}

const lives = (count: number, life: Life = {}) => Array.from({ length: count }, () => life);
const settled = () => new Promise((resolve) => setImmediate(resolve));

async function watched(program: ReturnType<typeof mortal>, signal = new AbortController().signal) {
  const said: string[] = [];
  let isLeft = false;
  void keepUp(program, signal, (line: string) => said.push(line)).then(() => (isLeft = true));
  await settled();
  return { said, isLeft };
}

describe('keepUp', () => {
  beforeEach(() => jest.mocked(wait).mockReset().mockResolvedValue(undefined));

  it('starts again at once, then with growing pauses, and tells it', async () => {
    const program = mortal(lives(8));
    const { said, isLeft } = await watched(program);
    expect(pauses()).toEqual([0, 250, 500, 1000, 2000, 4000, 4000, 4000]);
    expect(program.starts()).toBe(8);
    expect(program.passOutput).toHaveBeenCalledTimes(8);
    expect(said.slice(0, 2)).toEqual([
      'The CMS has ended by itself (SIGKILL): it is started again.',
      expect.stringMatching(/^The CMS is up again after \d+\.\d s: pid 7\.$/),
    ]);
    expect(isLeft).toBe(false);
  });

  it('leaves alone what ends ten times within a minute, and tells that too', async () => {
    const program = mortal(lives(30));
    const { said, isLeft } = await watched(program);
    expect(isLeft).toBe(true);
    expect(program.starts()).toBe(9);
    expect(said.at(-1)).toBe(
      'The CMS has ended by itself (SIGKILL), 10 times within a minute: it is left alone.',
    );
  });

  it('goes on for ever with one that ends now and then', async () => {
    let now = 0;
    jest.spyOn(performance, 'now').mockImplementation(() => now);
    const start = () => (now += 31_000);
    const { isLeft } = await watched(mortal(lives(40, { start })));
    expect(isLeft).toBe(false);
    expect(Math.max(...pauses().map(Number))).toBe(250);
  });

  it('leaves alone what ends ten times within a minute, though the clock is set meanwhile', async () => {
    let clock = 0;
    jest.spyOn(Date, 'now').mockImplementation(() => (clock += 3_600_000));
    expect((await watched(mortal(lives(30)))).isLeft).toBe(true);
  });

  it('counts a start that fails, and shows what the program said', async () => {
    const start = () => {
      throw new Error('Port 1 is in use.\n\nThe CMS ended while starting.');
    };
    const { said, isLeft } = await watched(mortal(lives(30, { start })));
    expect(isLeft).toBe(true);
    expect(said.filter((line) => line.startsWith('Port 1 is in use'))).toHaveLength(9);
    expect(said.at(-1)).toContain('(while starting), 10 times');
  });

  it('starts nothing any more once it is to stop, also out of a pause', async () => {
    const halt = new AbortController();
    jest.mocked(wait).mockImplementation(() => {
      halt.abort();
      return Promise.reject(new Error('aborted'));
    });
    const program = mortal(lives(3));
    const { isLeft } = await watched(program, halt.signal);
    expect(isLeft).toBe(true);
    expect(program.starts()).toBe(0);
  });
});
