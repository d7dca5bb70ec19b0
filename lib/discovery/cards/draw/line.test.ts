import { drawLine } from './line';

const STYLE = { role: 'serif', color: '#000000', sizes: [24], width: Infinity } as const;

test('two lines that were stored stand on one, as the same words on one line do', async () => {
  const one = await drawLine('Ms Li Mr Wu', STYLE);
  expect(one?.width).toBeGreaterThan(0);
  expect(await drawLine('Ms Li\nMr Wu', STYLE)).toEqual(one);
});
