import { inTurn, runLanes } from './lanes.mjs';

const counted = (passed: number, failed: number) => async () => ({
  passed,
  failed,
  failures: Array.from({ length: failed }, (_, at) => `test ${at + 1}`),
});

describe('Parts of a suite', () => {
  beforeEach(() => jest.spyOn(console, 'error').mockImplementation());
  afterEach(() => jest.restoreAllMocks());

  test('are counted together, and what crashes counts as one failure', async () => {
    const crashed = async () => {
      throw new Error('no program');
    };
    const lanes = [counted(3, 0), crashed, counted(4, 2), counted(0, 0)];
    const all = { passed: 7, failed: 3, failures: ['no program', 'test 1', 'test 2'] };
    await expect(runLanes(lanes)).resolves.toEqual(all);
    await expect(inTurn(lanes)).resolves.toEqual(all);
    expect(console.error).toHaveBeenCalledWith(expect.stringContaining('no program'));
  });

  test('run side by side', async () => {
    let begin = () => {};
    const begun = new Promise<void>((resolve) => (begin = resolve));
    const waits = () => begun.then(counted(1, 0));
    const lets = async () => {
      begin();
      return counted(1, 0)();
    };
    await expect(runLanes([waits, lets])).resolves.toMatchObject({ passed: 2, failed: 0 });
  });

  test('or one after the other', async () => {
    const order: string[] = [];
    const part = (name: string) => async () => {
      order.push(`${name} begins`);
      await new Promise((resolve) => setImmediate(resolve));
      order.push(`${name} ends`);
      return counted(1, 0)();
    };
    await expect(inTurn([part('one'), part('two')])).resolves.toMatchObject({ passed: 2 });
    expect(order).toEqual(['one begins', 'one ends', 'two begins', 'two ends']);
  });
});
