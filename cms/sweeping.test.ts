import { isDraining } from './http/draining';
import { keepSweeping, lookEvery } from './sweeping';

jest.mock('./http/draining', () => ({ isDraining: jest.fn(() => false) }));

describe('keepSweeping', () => {
  it('sweeps at the start and by time, and goes on after a failure, which it logs', async () => {
    jest.useFakeTimers();
    const said = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
    const run = jest.fn().mockRejectedValueOnce(new Error('SQLITE_BUSY')).mockResolvedValue([]);
    const stop = keepSweeping([{ name: 'captchas', everyMs: 1000, run }]);
    expect(run).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(3000);
    expect(run).toHaveBeenCalledTimes(4);
    expect(said).toHaveBeenCalledTimes(1);
    expect(said).toHaveBeenCalledWith(expect.stringMatching(/sweep captchas/));
    stop();
    await jest.advanceTimersByTimeAsync(3000);
    expect(run).toHaveBeenCalledTimes(4);
    jest.useRealTimers();
  });
});

describe('lookEvery', () => {
  const start = (look: jest.Mock) => lookEvery({ path: 'colours', everyMs: 1000, look });

  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('looks at the start and by time, and goes on after a failure, which it logs', async () => {
    const said = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
    const look = jest.fn().mockRejectedValueOnce(new Error('503')).mockResolvedValue(0);
    const stop = start(look);
    expect(look).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(2000);
    expect(look).toHaveBeenCalledTimes(3);
    expect(said).toHaveBeenCalledTimes(1);
    expect(said).toHaveBeenCalledWith(expect.stringMatching(/"path":"colours"/));
    stop();
    await jest.advanceTimersByTimeAsync(2000);
    expect(look).toHaveBeenCalledTimes(3);
  });

  it('begins no look before the last has ended', async () => {
    let end = () => {};
    const look = jest.fn(() => new Promise<void>((resolve) => (end = resolve)));
    const stop = start(look);
    await jest.advanceTimersByTimeAsync(2000);
    expect(look).toHaveBeenCalledTimes(1);
    end();
    await jest.advanceTimersByTimeAsync(1000);
    expect(look).toHaveBeenCalledTimes(2);
    stop();
  });

  it('looks no more once the CMS is to stop', async () => {
    const look = jest.fn().mockResolvedValue(0);
    const stop = start(look);
    jest.mocked(isDraining).mockReturnValue(true);
    await jest.advanceTimersByTimeAsync(2000);
    expect(look).toHaveBeenCalledTimes(1);
    jest.mocked(isDraining).mockReturnValue(false);
    stop();
  });
});
