import { EventEmitter } from 'node:events';
import { addToStream } from './noteStream';

jest.mock('../env', () => ({ REDIS_URL: 'redis://' }));

/** The ids in a stream in Redis. */
let ids: number[] = [];
let lastId = 0;
const add = () => {
  lastId += 1;
  ids.push(lastId);
  return String(lastId);
};
const clients: EventEmitter[] = [];

jest.mock('ioredis', () => ({
  __esModule: true,
  default: class extends EventEmitter {
    constructor() {
      super();
      clients.push(this);
    }
    connect = async () => void this.emit('ready');
    xadd = async () => add();
    xrevrange = async (_: string, from: string) =>
      ids
        .filter((id) => id <= Number(from))
        .slice(-1)
        .map((id) => [String(id), []]);
    del = async () => void (ids = []);
  },
}));

/** Redis is back, with these. */
function comeBackWith(kept: number[]) {
  ids = kept;
  clients[0]?.emit('ready');
}

describe('addToStream', () => {
  it('drops the stream of a Redis that came back without its last note', async () => {
    await addToStream({});
    const older = [...ids];
    await addToStream({});
    comeBackWith(older);
    await addToStream({});
    expect(ids).toEqual([lastId]);
    expect(clients).toHaveLength(1);
  });

  it('keeps one that has it, whatever others have added', async () => {
    await addToStream({});
    add();
    const all = [...ids];
    comeBackWith([...all]);
    await addToStream({});
    expect(ids).toEqual([...all, lastId]);
  });

  it('keeps one from which newer notes have pushed it out', async () => {
    await addToStream({});
    const newer = [Number(add())];
    comeBackWith([...newer]);
    await addToStream({});
    expect(ids).toEqual([...newer, lastId]);
  });
});
