import { ownParts, type Upload } from './ownParts';

const SECOND = 1000;
const HOUR = 3600 * SECOND;

const partsOf = (parts: number) => Array.from({ length: parts }, (_, index) => `live${index}.ts`);

/** A file a second. */
const uploaded = (names: readonly string[], prefix: string, start: number): Upload[] =>
  names.map((originalName, index) => ({
    filename: `${prefix}-${originalName}`,
    originalName,
    at: start + index * SECOND,
  }));

const PLAYLIST = 'live.m3u8';
const playlistFirst = (prefix: string, start: number, parts = 100) =>
  uploaded([PLAYLIST, ...partsOf(parts)], prefix, start);
const partsFirst = (prefix: string, start: number, parts = 100) =>
  uploaded([...partsOf(parts), PLAYLIST], prefix, start);

/** Whose files the parts of a recording are. */
function owners(uploads: readonly Upload[], prefix: string, parts = 100) {
  const own = ownParts(uploads, `${prefix}-${PLAYLIST}`);
  return [...new Set(partsOf(parts).map((name) => own.get(name)?.split('-')[0]))];
}

describe('Of recordings whose files have the same names each has its own', () => {
  it.each<[string, Upload[]]>([
    ['with the playlist first', [...playlistFirst('old', 0), ...playlistFirst('new', HOUR)]],
    ['with the parts first', [...partsFirst('old', 0), ...partsFirst('new', HOUR)]],
    ['first the one, then the other way', [...playlistFirst('old', 0), ...partsFirst('new', HOUR)]],
    ['first the other, then the one way', [...partsFirst('old', 0), ...playlistFirst('new', HOUR)]],
  ])('%s', (_, uploads) => {
    expect(owners(uploads, 'old')).toEqual(['old']);
    expect(owners(uploads, 'new')).toEqual(['new']);
  });

  it('also of three, the first the shortest', () => {
    const uploads = [
      ...playlistFirst('short', 0, 20),
      ...playlistFirst('old', HOUR),
      ...playlistFirst('new', 2 * HOUR),
    ];
    expect(owners(uploads, 'short', 20)).toEqual(['short']);
    expect(owners(uploads, 'old')).toEqual(['old']);
    expect(owners(uploads, 'new')).toEqual(['new']);
  });

  it('also of files that came several at a time', () => {
    const [first, second, ...others] = partsOf(100);
    const names = [first ?? '', second ?? '', PLAYLIST, ...others];
    const uploads = [...uploaded(names, 'old', 0), ...uploaded(names, 'new', HOUR)];
    expect(owners(uploads, 'old')).toEqual(['old']);
    expect(owners(uploads, 'new')).toEqual(['new']);
  });
});

test('a part that comes later is found, and taken for none that is there', () => {
  const all = playlistFirst('own', 0);
  const recording = all.filter(({ originalName }) => originalName !== 'live5.ts');
  expect(ownParts(recording, `own-${PLAYLIST}`).has('live5.ts')).toBe(false);
  const later = [...recording, ...uploaded(['live5.ts', 'live6.ts'], 'later', HOUR)];
  const own = ownParts(later, `own-${PLAYLIST}`);
  expect([own.get('live5.ts'), own.get('live6.ts')]).toEqual(['later-live5.ts', 'own-live6.ts']);
});

test('files without any times of their own are taken in their order', () => {
  const uploads = playlistFirst('own', 0).map((one) => ({ ...one, at: 0 }));
  expect(owners(uploads, 'own')).toEqual(['own']);
  expect(ownParts([], 'gone').size).toBe(0);
});
