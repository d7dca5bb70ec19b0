import { logRefusal } from './logRefusal';

jest.mock('@/lib/env', () => ({ env: () => ({ redisUrl: '', revalidateSecret: 'secret' }) }));

it('a stranger who is refused again and again fills no log; another’s refusal is in it', async () => {
  const write = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  const refuse = (address: string) =>
    logRefusal(new Headers({ 'x-visitor-address': address }), { msg: 'link refused', path: '/' });
  for (let n = 0; n < 50; n += 1) await refuse('192.0.2.1');
  expect(write).toHaveBeenCalledTimes(10);
  await refuse('192.0.2.2');
  expect(write).toHaveBeenCalledTimes(11);
  expect(write).toHaveBeenLastCalledWith(
    expect.stringContaining('"level":"warn","msg":"link refused"'),
  );
});
