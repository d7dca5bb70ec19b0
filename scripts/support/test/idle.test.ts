import { watchIdle } from './idle.mjs';

const processor = (user: number, idle: number) => ({
  ...{ model: 'any', speed: 0 },
  times: { user, nice: 0, sys: 0, idle, irq: 0 },
});

test('How idle the processors were is counted over all of them, from the start on', () => {
  let all = [processor(100, 50), processor(0, 900)];
  const idle = watchIdle(() => all);
  expect(idle()).toBe(0);
  all = [processor(160, 90), processor(20, 980)];
  expect(idle()).toBe(60);
});
