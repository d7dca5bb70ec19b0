import { OWN_VISITOR } from '@/server/ownVisitor.mjs';
import { requestScope } from '@/server/requestScope.mjs';
import { countAbsent, countCatalogue, mayRequest, mayGuess, type Costly } from './visitorLimits';

jest.mock('@/lib/env', () => ({ env: () => ({ redisUrl: '', revalidateSecret: 'secret' }) }));

const of = (address: string) => new Headers({ 'x-visitor-address': address });

/** As often as no visitor may. */
async function askOften(address: string): Promise<boolean[]> {
  const headers = of(address);
  return requestScope.run({}, async () => {
    await mayGuess(headers);
    for (let n = 0; n < 150; n += 1) await countAbsent();
    for (let n = 0; n < 60; n += 1) await mayRequest('card', headers);
    return [await mayGuess(headers), await mayRequest('card', headers)];
  });
}

it('limits count for visitors, not for the website’s own visits', async () => {
  expect(await askOften('192.0.2.1')).toEqual([false, false]);
  expect(await askOften(OWN_VISITOR)).toEqual([true, true]);
});

const A_MINUTE: Readonly<Record<Costly, number>> = {
  search: 400,
  suggestions: 1200,
  page: 600,
  comments: 1200,
  card: 60,
  iiif: 300,
  embed: 600,
  oembed: 300,
  sitemap: 300,
  feed: 60,
  catalogue: 20,
  absent: 120,
  absentFile: 600,
  refused: 10,
  absentPart: 600,
};

it.each(Object.entries(A_MINUTE))('allows %s %i times a minute', async (what, most) => {
  const ask = () => mayRequest(what as Costly, of('192.0.2.4'));
  const answers = [];
  for (let n = 0; n <= most; n += 1) answers.push(await ask());
  expect(answers).toEqual([...Array(most).fill(true), false]);
});

it('of catalogues that are asked for at once no more are made than of those one after another', async () => {
  const headers = of('192.0.2.3');
  const made = await Promise.all(
    Array.from({ length: 300 }, () =>
      requestScope.run({}, async () => (await mayGuess(headers, true)) && countCatalogue()),
    ),
  );
  expect(made.filter(Boolean)).toHaveLength(20);
  const own = requestScope.run({}, async () => {
    await mayGuess(of(OWN_VISITOR), true);
    return countCatalogue();
  });
  expect(await own).toBe(true);
});

it('who has many catalogues made waits for the next, and for nothing else', async () => {
  const headers = of('192.0.2.2');
  await requestScope.run({}, async () => {
    expect(await mayGuess(headers, true)).toBe(true);
    for (let n = 0; n < 30; n += 1) await countCatalogue();
    expect(await mayGuess(headers, true)).toBe(false);
    expect(await mayGuess(headers)).toBe(true);
  });
});
