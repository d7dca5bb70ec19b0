import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EVERYTHING } from '@/lib/contract/noteStream.mjs';
import { noteStream } from './noteStream.mjs';

/** What the first client of a test never answers. */
let hung: string | undefined;
const never = new Promise<never>(() => undefined);

jest.mock('ioredis', () => ({
  __esModule: true,
  default: class {
    hung = hung;
    constructor() {
      hung = undefined;
    }
    answer = (call: string, value: unknown) =>
      this.hung === call ? never : Promise.resolve(value);
    on = () => this;
    disconnect = () => undefined;
    connect = () => this.answer('connect', undefined);
    xrevrange = () => this.answer('xrevrange', [['1', []]]);
    xread = (...how: unknown[]) => (how.includes('BLOCK') ? never : Promise.resolve(null));
  },
}));

/** Seconds are hundredths here. */
jest.mock('node:timers/promises', () => {
  const { setTimeout: wait } = jest.requireActual('node:timers/promises');
  return { setTimeout: (ms: number, ...how: unknown[]) => wait(ms / 100, ...how) };
});

jest.mock('@/lib/within.mjs', () => {
  const { within } = jest.requireActual('@/lib/within.mjs');
  return { within: (ms: number, ...how: unknown[]) => within(ms / 100, ...how) };
});

describe('noteStream', () => {
  it.each(['connect', 'xrevrange'])('tries another connection where %s hangs', async (call) => {
    hung = call;
    const folder = mkdtempSync(join(tmpdir(), 'stream-'));
    jest.spyOn(process.stderr, 'write').mockReturnValue(true);
    const heard: string[] = [];
    let isOver = false;
    const apply = async ({ tags }: { tags: string[] }) => void heard.push(...tags);
    await noteStream({ url: 'redis://', folder, apply, isOver: () => isOver }).start();
    await new Promise((resolve) => setTimeout(resolve, 150));
    isOver = true;
    expect(heard).toEqual([...EVERYTHING]);
    rmSync(folder, { recursive: true, force: true });
  });
});
