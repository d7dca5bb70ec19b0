import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { tagsManifest } from 'next/dist/server/lib/incremental-cache/tags-manifest.external';
import { rememberChanges } from '@/lib/cache/marks.mjs';
import { EVERYTHING, NOTE_STREAM } from '@/lib/contract/noteStream.mjs';
import { TAG } from '@/lib/contract/tags';
import { noteStream } from './noteStream.mjs';

type Entry = [id: string, fields: string[]];

/** A stream in Redis. */
let entries: Entry[] = [];
let isDown = false;
let waiting: () => void = () => undefined;

jest.mock('ioredis', () => ({
  __esModule: true,
  default: class {
    on = () => this;
    disconnect = () => undefined;
    connect = async () => {
      // As of a name of which no address answers.
      if (isDown) throw Object.assign(new AggregateError([]), { code: 'ECONNREFUSED' });
    };
    xrange = async (_: string, from: string) => entries.filter(([id]) => id === from);
    xrevrange = async () => entries.slice(-1);
    xadd = async () => add('{}');
    xread = async (...how: unknown[]) => {
      const after = Number(how.at(-1));
      const found = () => entries.filter(([id]) => Number(id) > after);
      if (how.includes('BLOCK') && found().length === 0) {
        await new Promise<void>((resolve) => (waiting = resolve));
        if (isDown) throw new Error('broken');
      }
      return found().length ? [[NOTE_STREAM, found()]] : null;
    };
  },
}));

let lastId = 0;
function add(note: string) {
  lastId += 1;
  entries.push([String(lastId), ['note', note]]);
  waiting();
  return String(lastId);
}
const addNote = (tag: string) => add(JSON.stringify({ tags: [tag], withdrawn: [] }));

let folder: string;
let run = { isOver: false };
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'stream-'));
  jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  [entries, isDown, run] = [[], false, { isOver: false }];
});
afterEach(async () => {
  run.isOver = true;
  waiting();
  rmSync(folder, { recursive: true, force: true });
});

/** A website that starts now; `heard`: the tags that it was told, `gone`: those of what was withdrawn. */
async function aWebsite(refused: readonly string[] = []) {
  const heard: string[] = [];
  const gone: string[] = [];
  let over = false;
  const mine = run;
  const apply = async ({ tags, withdrawn }: { tags: string[]; withdrawn: string[] }) => {
    heard.push(...tags);
    gone.push(...withdrawn);
    if (tags.some((tag) => refused.includes(tag))) throw new Error('the disk is full');
  };
  await noteStream({ url: 'redis://', folder, apply, isOver: () => over || mine.isOver }).start();
  const stop = () => {
    over = true;
    waiting();
  };
  return { heard, gone, stop };
}

/** A website that catches up, and marks what it hears as the real one does. */
function marking() {
  const mine = run;
  const apply = async ({ tags }: { tags: string[] }) => {
    for (const tag of tags) tagsManifest.set(tag, { stale: Date.now() });
    rememberChanges(join(folder, '.next/server'));
  };
  return noteStream({ url: 'redis://', folder, apply, isOver: () => mine.isOver }).start();
}

const soon = () => new Promise((resolve) => setTimeout(resolve, 20));
const inCache = (name: string) => join(folder, '.next/cache', name);
const lastOnDisk = () => JSON.parse(readFileSync(inCache('last-note.json'), 'utf8'));
async function untilOtherThan(before: string) {
  for (const end = Date.now() + 8000; lastOnDisk() === before && Date.now() < end;) await soon();
}
const changedOnDisk = () => Object.keys(JSON.parse(readFileSync(inCache('changed.json'), 'utf8')));

describe('noteStream', () => {
  it('names nothing that the pages would refuse', () => {
    expect(EVERYTHING.filter((tag) => !TAG.test(tag))).toEqual([]);
  });

  it('takes all for stale at the first start, then hears each note once', async () => {
    addNote('before');
    const { heard, gone } = await aWebsite();
    expect([heard, gone]).toEqual([EVERYTHING, []]);
    addNote('album:7');
    await soon();
    expect(heard.slice(EVERYTHING.length)).toEqual(['album:7']);
    expect(lastOnDisk()).toBe(String(lastId));
  });

  it('hears what it missed before its start is over', async () => {
    const first = await aWebsite();
    first.stop();
    await soon();
    addNote('album:7');
    addNote('album:8');
    expect((await aWebsite()).heard).toEqual(['album:7', 'album:8']);
  });

  describe('of a website that marks pages', () => {
    let before: string;
    beforeEach(async () => {
      const first = await aWebsite();
      first.stop();
      await soon();
      before = lastOnDisk();
      addNote('album:7');
    });
    afterEach(() => tagsManifest.clear());

    it('has them on the disk before it remembers the note', async () => {
      await marking();
      expect([lastOnDisk(), changedOnDisk()]).toEqual([String(lastId), ['album:7']]);
    });

    it('does not remember the note while the disk takes none of them', async () => {
      jest.spyOn(console, 'warn').mockImplementation();
      const inTheWay = inCache('changed.json.new');
      mkdirSync(inTheWay);
      void marking();
      await soon();
      expect(lastOnDisk()).toBe(before);
      rmSync(inTheWay, { recursive: true });
      await untilOtherThan(before);
      expect([lastOnDisk(), changedOnDisk()]).toEqual([String(lastId), ['album:7']]);
    });
  });

  it('hears what comes after a note that can’t be written down, and all again until it can', async () => {
    const first = await aWebsite();
    first.stop();
    await soon();
    const before = lastOnDisk();
    addNote('album:7');
    addNote('album:8');
    const refused = ['album:7'];
    const { heard } = await aWebsite(refused);
    expect(heard.slice(0, 2)).toEqual(['album:7', 'album:8']);
    expect(lastOnDisk()).toBe(before);
    refused.pop();
    await untilOtherThan(before);
    expect(heard.at(-1)).toBe('album:8');
    expect(lastOnDisk()).toBe(String(lastId));
  }, 20_000);

  it.each(['trimmed', 'lost'])('takes all for withdrawn when the stream was %s', async (how) => {
    const first = await aWebsite();
    first.stop();
    await soon();
    entries = [];
    if (how === 'trimmed') addNote('album:9');
    const { heard, gone } = await aWebsite();
    expect([heard, gone]).toEqual([EVERYTHING, EVERYTHING]);
  });

  it('says why it can’t begin, once', async () => {
    const write = jest.mocked(process.stderr.write);
    isDown = true;
    await aWebsite();
    const lines = write.mock.calls.map(([line]) => JSON.parse(String(line)));
    expect(lines).toMatchObject([{ msg: 'notes: Redis is away', reason: 'ECONNREFUSED' }]);
  });

  it('goes on when Redis is back', async () => {
    const { heard } = await aWebsite();
    isDown = true;
    waiting();
    await soon();
    isDown = false;
    addNote('album:7');
    await new Promise((resolve) => setTimeout(resolve, 700));
    expect(heard.slice(EVERYTHING.length)).toEqual(['album:7']);
  });
});
