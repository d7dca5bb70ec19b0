import { livePlaylist } from './playlist';
import { readRecording, type Recording } from './recording';

const START = Date.UTC(2024, 6, 26, 10);
const SEGMENTS = 15;
const SECONDS = 4;
const TURN = SEGMENTS * SECONDS;

const recording: Recording = {
  segments: Array.from({ length: SEGMENTS }, (_, index) => ({
    name: `seg${index}.m4s`,
    seconds: SECONDS,
  })),
  seconds: TURN,
  head: 'init.mp4',
};

const at = (seconds: number, end: number | null = null) =>
  livePlaylist(recording, { start: START, end }, START + seconds * 1000);

const tag = (playlist: string | null, name: string) =>
  Number(new RegExp(`^#EXT-X-${name}:(\\d+)$`, 'm').exec(playlist ?? '')?.[1]);

/** The segments as a player sees them: sequence number, turn, and time on the air. */
function played(playlist: string | null) {
  let sequence = tag(playlist, 'MEDIA-SEQUENCE');
  let turn = tag(playlist, 'DISCONTINUITY-SEQUENCE');
  let date = '';
  const segments: { sequence: number; turn: number; name: string; date: string }[] = [];
  for (const line of playlist?.split('\n') ?? []) {
    if (line === '#EXT-X-DISCONTINUITY') turn += 1;
    if (line.startsWith('#EXT-X-PROGRAM-DATE-TIME:')) date = line.slice(line.indexOf(':') + 1);
    if (!line || line.startsWith('#')) continue;
    segments.push({ sequence, turn, name: line, date });
    sequence += 1;
  }
  return segments;
}

describe('livePlaylist (§2 /videosLive)', () => {
  it('is nothing before the first segment is over', () => {
    expect([at(-3600), at(0), at(3.999)]).toEqual([null, null, null]);
    expect(played(at(4))).toEqual([
      { sequence: 0, turn: 0, name: 'seg0.m4s', date: new Date(START).toISOString() },
    ]);
  });

  it('holds eight segments, the last of them just over', () => {
    const segments = played(at(40.5));
    expect(segments).toHaveLength(8);
    expect(segments.at(-1)).toMatchObject({ sequence: 9, name: 'seg9.m4s' });
    expect(tag(at(40.5), 'TARGETDURATION')).toBe(4);
    expect(at(40.5)).not.toContain('#EXT-X-ENDLIST');
  });

  it('gives a segment the same number, turn, name and time in every playlist that holds it', () => {
    const known = new Map<number, unknown>();
    let last = 0;
    for (let seconds = 4; seconds < 4 * TURN; seconds += 0.5) {
      for (const segment of played(at(seconds))) {
        const { sequence, turn, name, date } = segment;
        expect(segment).toEqual(known.get(sequence) ?? segment);
        expect([turn, name]).toEqual([
          Math.floor(sequence / SEGMENTS),
          `seg${sequence % SEGMENTS}.m4s`,
        ]);
        expect(Date.parse(date)).toBe(START + sequence * SECONDS * 1000);
        known.set(sequence, segment);
      }
      const first = tag(at(seconds), 'MEDIA-SEQUENCE');
      expect(first).toBeGreaterThanOrEqual(last);
      last = first;
    }
    expect([...known.keys()]).toEqual([...known.keys()].map((_, index) => index));
  });

  it.each([
    [TURN, 0, 0],
    [TURN + 4, 0, 1],
    [TURN + 32, 0, 1],
    [TURN + 36, 1, 0],
    [2 * TURN + 32, 1, 1],
    [2 * TURN + 36, 2, 0],
  ])('after %i s %i turns have left the window, and %i begin within', (seconds, gone, within) => {
    const playlist = at(seconds);
    expect(tag(playlist, 'DISCONTINUITY-SEQUENCE')).toBe(gone);
    expect(playlist?.match(/^#EXT-X-DISCONTINUITY$/gm) ?? []).toHaveLength(within);
  });

  it('is as exact after years', () => {
    const years = 20 * 365 * 24 * 3600;
    expect(played(at(years)).at(-1)).toMatchObject({
      sequence: years / SECONDS - 1,
      turn: years / TURN - 1,
      name: 'seg14.m4s',
    });
  });

  it('stands still after its end, and says that it is over', () => {
    const end = START + 100_000;
    expect(at(99.9, end)).not.toContain('#EXT-X-ENDLIST');
    expect(at(100, end)).toContain('#EXT-X-ENDLIST');
    expect(at(5000, end)).toBe(at(100, end));
    expect(played(at(5000, end)).at(-1)?.sequence).toBe(24);
  });

  it('names what comes before segments of fragmented MP4, once and before them', () => {
    expect(at(TURN + 8)?.split('#EXTINF')[0]).toContain('\n#EXT-X-MAP:URI="init.mp4"\n');
    expect(at(TURN + 8)?.match(/#EXT-X-MAP/g)).toHaveLength(1);
  });

  it('takes segments of unlike lengths', () => {
    const uneven: Recording = {
      segments: [
        { name: 'a.ts', seconds: 4.004 },
        { name: 'b.ts', seconds: 2.5 },
      ],
      seconds: 6.504,
      head: null,
    };
    const names = (seconds: number) =>
      played(livePlaylist(uneven, { start: 0, end: null }, seconds * 1000)).map(({ name }) => name);
    expect(names(6.5)).toEqual(['a.ts']);
    expect(names(6.504)).toEqual(['a.ts', 'b.ts']);
    expect(names(6.504 * 3 + 4.1).join('')).toBe('a.tsb.tsa.tsb.tsa.tsb.tsa.ts');
  });
});

describe('readRecording', () => {
  const playlist = (...lines: string[]) => ['#EXTM3U', ...lines].join('\r\n');
  const mapOf = (name: string) => `#EXT-X-MAP:URI="${name}"`;

  it('reads names and lengths', () => {
    expect(
      readRecording(
        playlist('#EXTINF:4.000,', 'a.ts', '#EXTINF:2.5,title', 'b.ts', '#EXT-X-ENDLIST'),
      ),
    ).toEqual({
      segments: [
        { name: 'a.ts', seconds: 4 },
        { name: 'b.ts', seconds: 2.5 },
      ],
      seconds: 6.5,
      head: null,
    });
  });

  it('reads what comes before segments of fragmented MP4', () => {
    expect(
      readRecording(playlist(mapOf('init.mp4'), '#EXTINF:4,', 'a.m4s', '#EXT-X-ENDLIST')),
    ).toEqual({
      segments: [{ name: 'a.m4s', seconds: 4 }],
      seconds: 4,
      head: 'init.mp4',
    });
  });

  it('takes files that are said not to be encrypted', () => {
    const lines = ['#EXT-X-KEY:METHOD=NONE', '#EXTINF:4,', 'a.ts', '#EXT-X-ENDLIST'];
    expect(readRecording(playlist(...lines))?.segments).toHaveLength(1);
  });

  it.each([
    ['nothing', ''],
    ['no end', playlist('#EXTINF:4,', 'a.ts')],
    ['no segment', playlist('#EXT-X-ENDLIST')],
    ['no length', playlist('a.ts', '#EXT-X-ENDLIST')],
    ['a variant list', playlist('#EXT-X-STREAM-INF:BANDWIDTH=1', 'low.m3u8', '#EXT-X-ENDLIST')],
    ['a file elsewhere', playlist('#EXTINF:4,', 'https://else.test/a.ts', '#EXT-X-ENDLIST')],
    ['no head', playlist('#EXTINF:4,', 'a.m4s', '#EXT-X-ENDLIST')],
    [
      'two heads',
      playlist(mapOf('a.mp4'), mapOf('b.mp4'), '#EXTINF:4,', 'a.m4s', '#EXT-X-ENDLIST'),
    ],
    ['a head elsewhere', playlist(mapOf('../a.mp4'), '#EXTINF:4,', 'a.m4s', '#EXT-X-ENDLIST')],
    [
      'a part of a file as head',
      playlist(`${mapOf('a.mp4')},BYTERANGE="9@0"`, '#EXTINF:4,', 'a.m4s', '#EXT-X-ENDLIST'),
    ],
    ['a file above', playlist('#EXTINF:4,', '../a.ts', '#EXT-X-ENDLIST')],
    ['parts of a file', playlist('#EXTINF:4,', '#EXT-X-BYTERANGE:900@0', 'a.ts', '#EXT-X-ENDLIST')],
    [
      'encrypted files',
      playlist('#EXT-X-KEY:METHOD=AES-128,URI="a.key"', '#EXTINF:4,', 'a.ts', '#EXT-X-ENDLIST'),
    ],
  ])('takes no playlist with %s', (_, text) => expect(readRecording(text)).toBeNull());
});
