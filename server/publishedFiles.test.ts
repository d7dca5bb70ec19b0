import { publishedFiles } from './publishedFiles.mjs';

/** A storage whose answers, and a clock whose time, the test sets. */
function aStorage() {
  const state = { time: 0, asked: [] as string[], answer: async () => 200 };
  const ask = (async (url: string) => {
    state.asked.push(url);
    return { status: await state.answer() };
  }) as unknown as typeof fetch;
  const isGone = publishedFiles('http://storage', { ask, now: () => state.time });
  return Object.assign(state, { isGone });
}

const fails = async () => Promise.reject(new TypeError('fetch failed'));

describe('publishedFiles', () => {
  it('asks once for all who ask at once, and again after seconds', async () => {
    const storage = aStorage();
    const both = [storage.isGone('/download/画.jpg'), storage.isGone('/download/画.jpg')];
    expect(await Promise.all(both)).toEqual([false, false]);
    storage.time = 2499;
    await storage.isGone('/download/画.jpg');
    expect(storage.asked).toEqual(['http://storage/download/%E7%94%BB.jpg']);
    storage.time = 2500;
    storage.answer = async () => 404;
    expect(await storage.isGone('/download/画.jpg')).toBe(true);
    storage.time = 4500;
    storage.answer = async () => 200;
    expect(await storage.isGone('/download/画.jpg')).toBe(false);
  });

  it('asks again though the clock was set back', async () => {
    const asked = jest.fn(async () => ({ status: 200 }));
    const isGone = publishedFiles('http://storage', { ask: asked as unknown as typeof fetch });
    const passed = jest.spyOn(performance, 'now').mockReturnValue(1000);
    await isGone('/download/a.jpg');
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() - 3_600_000);
    passed.mockReturnValue(4000);
    await isGone('/download/a.jpg');
    expect(asked).toHaveBeenCalledTimes(2);
  });

  it('takes nothing away while the storage is down, and brings nothing back', async () => {
    const storage = aStorage();
    await storage.isGone('/download/a.jpg');
    storage.answer = async () => 404;
    await storage.isGone('/download/b.jpg');
    storage.time = 10_000;
    storage.answer = fails;
    expect(await storage.isGone('/download/a.jpg')).toBe(false);
    expect(await storage.isGone('/download/b.jpg')).toBe(true);
    expect(await storage.isGone('/download/c.jpg')).toBe(false);
  });

  it('lets nobody wait for a storage that did not answer, for some seconds', async () => {
    const storage = aStorage();
    storage.answer = fails;
    await storage.isGone('/download/a.jpg');
    storage.time = 4999;
    await storage.isGone('/download/b.jpg');
    expect(storage.asked).toHaveLength(1);
    storage.time = 5000;
    await storage.isGone('/download/b.jpg');
    expect(storage.asked).toHaveLength(2);
  });

  it.each([405, 500, 403])('takes an answer %i for none', async (status) => {
    const storage = aStorage();
    storage.answer = async () => status;
    expect(await storage.isGone('/download/a.jpg')).toBe(false);
  });
});
