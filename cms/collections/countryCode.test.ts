import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { quietly } from '../quietly';
import { hasFlag } from './countryCode';

const FLAG = /^([a-z]{2})\.svg$/;
const flags = readdirSync(join(process.cwd(), 'public/flags')).flatMap(
  (name) => FLAG.exec(name)?.[1]?.toUpperCase() ?? [],
);

async function isTaken(value: unknown, { stored = undefined as unknown, context = {} } = {}) {
  const asked = { name: 'code', data: {}, previousValue: stored, req: { context } as never };
  return (await hasFlag(value, asked)) === true;
}

describe('The code of a country', () => {
  it('is any of those that the website has a flag for', async () => {
    expect(flags.length).toBeGreaterThan(200);
    for (const code of flags) expect([code, await isTaken(code)]).toEqual([code, true]);
  });

  it('is no other', async () => {
    const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
    const all = letters.flatMap((first) => letters.map((second) => first + second));
    for (const code of all.filter((each) => !flags.includes(each)))
      expect([code, await isTaken(code)]).toEqual([code, false]);
    for (const none of ['fr', 'FRA', 'F1', '', null, undefined])
      expect([none, await isTaken(none)]).toEqual([none, false]);
  });

  it('stays what is stored or what an archive has, if it can be one at all', async () => {
    expect(await isTaken('UK', { stored: 'UK' })).toBe(true);
    expect(await isTaken('UK', { stored: 'GB' })).toBe(false);
    expect(await isTaken('UK', { context: quietly() })).toBe(true);
    for (const none of ['uk', '', undefined])
      expect(await isTaken(none, { stored: none, context: quietly() })).toBe(false);
  });
});
