import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WarmQueue } from './warmQueue.mjs';

let file: string;
beforeEach(() => (file = join(mkdtempSync(join(tmpdir(), 'queue-')), 'cache/to-warm.json')));

function* rest(queue: WarmQueue) {
  for (let next = queue.next(); next; next = queue.next()) {
    yield next.path;
    queue.done();
  }
}

describe('WarmQueue', () => {
  it('has each path once, the most urgent first, each kind in its order', () => {
    const queue = new WarmQueue(file);
    queue.add('found', '/a');
    queue.add('cards', '/b');
    for (const path of ['/c', '/d', '/c']) queue.add('told', path);
    expect([...rest(queue)]).toEqual(['/c', '/d', '/b', '/a']);
  });

  it('does not grow without end', () => {
    const queue = new WarmQueue(file);
    for (let n = 0; n < 20_100; n += 1) queue.add('found', `/${n}`);
    expect([...rest(queue)]).toHaveLength(20_000);
  });

  it('goes on after a restart with what was told, and with what was begun', () => {
    const queue = new WarmQueue(file);
    for (const path of ['/a', '/b', '/c']) queue.add('told', path);
    queue.add('cards', '/d');
    queue.next();
    queue.done();
    queue.next();
    queue.save();
    expect([...rest(new WarmQueue(file))]).toEqual(['/b', '/c', '/d']);
  });

  it('begins anew with a file that it cannot read', () => {
    jest.spyOn(console, 'warn').mockImplementation();
    new WarmQueue(file).save();
    expect(readFileSync(file, 'utf8')).toContain('made');
    expect(new WarmQueue(join(file, 'none')).next()).toBeUndefined();
  });

  it('finds a page again when its picture is another one', () => {
    const queue = new WarmQueue(file);
    queue.find([{ path: '/a', entry: '/a 1.jpg' }]);
    expect([...rest(queue)]).toEqual(['/a']);
    queue.save();
    const next = new WarmQueue(file);
    next.find([{ path: '/a', entry: '/a 1.jpg' }]);
    expect(next.next()).toBeUndefined();
    next.find([{ path: '/a', entry: '/a 2.jpg' }]);
    expect(next.next()?.path).toBe('/a');
  });

  it('finds all pages again with another build, and goes on with what was told', () => {
    const queue = new WarmQueue(file, 'one');
    queue.find([{ path: '/a', entry: '/a 1.jpg' }]);
    expect([...rest(queue)]).toEqual(['/a']);
    queue.add('told', '/b');
    queue.save();
    const found = (build: string) => {
      const next = new WarmQueue(file, build);
      next.find([{ path: '/a', entry: '/a 1.jpg' }]);
      return [...rest(next)];
    };
    expect([found('one'), found('another')]).toEqual([['/b'], ['/b', '/a']]);
  });

  it('lets what is more urgent pass, and goes on with the same', () => {
    const queue = new WarmQueue(file);
    for (const path of ['/a', '/b']) queue.add('found', path);
    queue.next();
    expect(queue.isOvertaken('found')).toBe(false);
    queue.add('told', '/c');
    expect(queue.isOvertaken('found')).toBe(true);
    queue.putBack();
    expect([...rest(queue)]).toEqual(['/c', '/a', '/b']);
  });
});
