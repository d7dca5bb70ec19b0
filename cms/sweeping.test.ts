import { keepSweeping } from './sweeping';

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
