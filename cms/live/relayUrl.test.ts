import { relayPath, relayUrl } from './relayUrl';

const STREAM = 'https://stream.test/hall/index.m3u8?key=a%20b';

describe('relayPath', () => {
  it.each([
    [STREAM, '/video/live/7/index.m3u8'],
    ['https://stream.test/a.m3u8', '/video/live/7/a.m3u8'],
    ['http://stream.test/a.m3u8', null],
    ['https://stream.test/a.mp4', null],
    ['file:///etc/a.m3u8', null],
    ['', null],
  ])('of %s is %s', (uri, path) => expect(relayPath(7, uri)).toBe(path));
});

describe('relayUrl', () => {
  it.each([
    [['index.m3u8'], 'https://stream.test/hall/index.m3u8?key=a%20b'],
    [['seg 1.ts'], 'https://stream.test/hall/seg%201.ts'],
    [['720p', 'list.m3u8'], 'https://stream.test/hall/720p/list.m3u8'],
    [['https:', 'else.test', 'a.ts'], 'https://stream.test/hall/https%3A/else.test/a.ts'],
  ])('%j is %s', (path, url) => expect(relayUrl(STREAM, path)?.href).toBe(url));

  it.each([
    ['https://stream.test/a=b.m3u8?key=1', ['a=b.m3u8']],
    ['https://stream.test/hall/a,b+c@d:e;f&g$.m3u8?key=1', ['a,b+c@d:e;f&g$.m3u8']],
    ['https://stream.test/a%3Db.m3u8?key=1', ['a=b.m3u8']],
    ['https://stream.test/a b.m3u8?key=1', ['a b.m3u8']],
  ])('is %s with its key, as the editor wrote it', (uri, path) => {
    expect(relayUrl(uri, path)?.href).toBe(new URL(uri).href);
    expect(relayUrl(uri, ['a.ts'])?.search).toBe('');
  });

  it('has no key for a part whose name is only like the playlist’s', () => {
    expect(relayUrl('https://stream.test/a=b.m3u8?key=1', ['a', 'a=b.m3u8'])?.search).toBe('');
  });

  it('is one beside a playlist whose name is malformed', () => {
    expect(relayUrl('https://stream.test/%zz.m3u8?key=1', ['a.ts'])?.href).toBe(
      'https://stream.test/a.ts',
    );
  });

  it.each([
    [['..', 'secret.ts']],
    [['.hidden']],
    [['a/b.ts']],
    [['a\\b.ts']],
    [['%2e%2e', 'a.ts']],
    [['a.ts?x']],
    [['']],
    [[]],
  ])('%j stands for nothing', (path) => expect(relayUrl(STREAM, path)).toBeNull());

  it('needs an https address', () => {
    expect(relayUrl('http://127.0.0.1:4000/a.m3u8', ['a.m3u8'])).toBeNull();
    expect(relayUrl('', ['a.m3u8'])).toBeNull();
  });
});
