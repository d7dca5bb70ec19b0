import { forgetTexts } from '@/lib/cache/keptTexts.mjs';
import { ServiceError } from '@/lib/errors';
import { requestScope } from '@/server/requestScope.mjs';
import { captureLog } from '@/tests/support/mockFetch';
import { fileAnswer } from './fileAnswer';

jest.mock('@/lib/env', () => ({ env: () => ({ redisUrl: '', revalidateSecret: 'secret' }) }));

const ask = (
  path: string,
  make: () => Promise<string | null>,
  address = '192.0.2.1',
  asked: Record<string, string> = {},
) =>
  requestScope.run({}, () =>
    fileAnswer(
      {
        url: `http://site.test${path}`,
        headers: new Headers({ 'x-visitor-address': address, ...asked }),
      },
      { type: 'application/xml', kind: 'sitemap', policyOf: (text) => `of ${text}` },
      make,
    ),
  );

/** Makes that end when they are told to. */
function slowMake() {
  const ends: ((text: string | null) => void)[] = [];
  const make = jest.fn(() => new Promise<string | null>((resolve) => ends.push(resolve)));
  const untilBegun = async (times: number) => {
    while (ends.length < times) await new Promise((resolve) => setImmediate(resolve));
  };
  return { make, ends, untilBegun };
}

const untilAllWait = () => new Promise((resolve) => setTimeout(resolve, 50));

// As just after a note, when nothing is kept.
beforeEach(() => forgetTexts());

describe('A generated file', () => {
  it('is made once for all who ask at once, each with an answer of their own', async () => {
    const { make, ends } = slowMake();
    const asked = Array.from({ length: 300 }, (_, n) => ask('/a.xml', make, `192.0.2.${n % 250}`));
    await untilAllWait();
    ends.forEach((end) => end('<a/>'));
    const answers = await Promise.all(asked);
    expect(make).toHaveBeenCalledTimes(1);
    expect(await Promise.all(answers.map((answer) => answer.text()))).toEqual(
      Array(300).fill('<a/>'),
    );
    expect(new Set(answers.map(({ headers }) => headers)).size).toBe(300);
  });

  it('is another one at another address', async () => {
    const { make, ends, untilBegun } = slowMake();
    const asked = [ask('/a.xml', make), ask('/b.xml', make)];
    await untilBegun(2);
    ends.forEach((end, n) => end(`<${n}/>`));
    expect(await Promise.all(asked.map(async (answer) => (await answer).text()))).toEqual([
      '<0/>',
      '<1/>',
    ]);
  });

  it('is made anew for who comes after a note, and what was begun before it is not kept', async () => {
    const { make, ends, untilBegun } = slowMake();
    const before = ask('/a.xml', make);
    await untilBegun(1);
    // Long ago, so that what is made now is kept.
    const clock = jest.spyOn(performance, 'now').mockReturnValue(performance.now() - 60_000);
    forgetTexts();
    clock.mockRestore();
    const later = ask('/a.xml', make);
    await untilBegun(2);
    ends[0]?.('<withdrawn/>');
    expect(await (await before).text()).toBe('<withdrawn/>');
    const joined = ask('/a.xml', make);
    await untilAllWait();
    ends[1]?.('<current/>');
    expect(await (await later).text()).toBe('<current/>');
    expect(await (await joined).text()).toBe('<current/>');
    expect(await (await ask('/a.xml', async () => '<other/>')).text()).toBe('<current/>');
    expect(make).toHaveBeenCalledTimes(2);
  });

  it('is kept again ten seconds after a note, also when the clock is set back meanwhile', async () => {
    const make = jest.fn(async () => '<a/>');
    jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 10_000);
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() - 10_800_000);
    for (let times = 0; times < 2; times += 1)
      expect(await (await ask('/e.xml', make)).text()).toBe('<a/>');
    expect(make).toHaveBeenCalledTimes(1);
  });

  it('is not sent again to who has it, and is when it has changed', async () => {
    const askWith = (text: string, asked: Record<string, string> = {}) =>
      ask('/d.xml', async () => text, '192.0.2.1', asked);
    const { status, headers } = await askWith('<a/>');
    const etag = headers.get('etag') ?? '';
    expect([status, etag]).toEqual([200, expect.stringMatching(/^W\/"[\w-]{22}"$/)]);
    const again = await askWith('<a/>', { 'if-none-match': etag });
    expect([again.status, await again.text()]).toEqual([304, '']);
    for (const name of ['etag', 'cache-control', 'content-security-policy'])
      expect([name, again.headers.get(name)]).toEqual([name, headers.get(name)]);
    const anew = { 'if-none-match': etag, 'cache-control': 'no-cache' };
    expect((await askWith('<a/>', anew)).status).toBe(200);
    forgetTexts();
    const changed = await askWith('<b/>', { 'if-none-match': etag });
    expect([changed.status, await changed.text()]).toEqual([200, '<b/>']);
  });

  it('is tried again after a failure, and where there was none', async () => {
    captureLog();
    const fail = async () => Promise.reject(new ServiceError('net.error'));
    const statuses: number[] = [];
    for (const make of [fail, async () => null, async () => '<a/>'])
      statuses.push((await ask('/c.xml', make)).status);
    expect(statuses).toEqual([503, 404, 200]);
  });
});
