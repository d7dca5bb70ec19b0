import { blankFilm } from './filmMarks';

const box = (name: string, ...content: (Buffer | string)[]) => {
  const parts = content.map((part) => (typeof part === 'string' ? Buffer.from(part) : part));
  const inner = Buffer.concat(parts);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(inner.length + 8);
  head.write(name, 4, 'latin1');
  return Buffer.concat([head, inner]);
};

/** The same box, its length in 64 bits. */
const long = (plain: Buffer) => {
  const head = Buffer.alloc(16);
  head.writeUInt32BE(1);
  plain.copy(head, 4, 4, 8);
  head.writeBigUInt64BE(BigInt(plain.length + 8), 8);
  return Buffer.concat([head, plain.subarray(8)]);
};

/** The same box, as long as the file. */
const open = (plain: Buffer) => Buffer.concat([Buffer.alloc(4), plain.subarray(4)]);

const START = box('ftyp', 'isom\0\0\0\0mp42');
const PICTURES = box('mdat', 'udta of Montreuil, as it is played');
const PLACE = box('udta', box('\xa9xyz', '+48.8566+2.3522/'), box('loci', 'Montreuil'));
const OWNER = box('meta', box('hdlr', 'mdta'), box('keys', 'com.apple.quicktime.author, Mori'));
const track = (...more: Buffer[]) => box('trak', box('tkhd', 'a head'), ...more, box('mdia', 'a'));
const movie = (...more: Buffer[]) => box('moov', box('mvhd', 'a head'), ...more);

const TOLD = ['+48.8566', 'loci', 'Mori', 'author'];
const toldIn = (data: Buffer) => TOLD.filter((word) => data.includes(word));

function blanked(...parts: Buffer[]) {
  const data = Buffer.concat(parts);
  blankFilm(data);
  return data;
}

describe('What a film tells beside what is played', () => {
  const films: [string, Buffer[]][] = [
    ['of its head', [START, movie(PLACE, OWNER, track()), PICTURES]],
    ['of its tracks', [START, movie(track(PLACE), track(OWNER)), PICTURES]],
    ['at its end', [START, PICTURES, movie(track(), OWNER, PLACE)]],
    ['outside of its head', [START, OWNER, box('uuid', 'by Mori'), PLACE, movie(), PICTURES]],
    ['beside long pictures', [START, long(PICTURES), movie(long(PLACE), OWNER)]],
    ['before pictures without an end', [START, movie(PLACE, OWNER), open(PICTURES)]],
    ['in a head without an end', [START, PICTURES, open(movie(PLACE, OWNER))]],
  ];

  it.each(films)('becomes zeros in its place: %s', (_name, parts) => {
    const given = Buffer.concat(parts);
    expect(toldIn(given)).not.toEqual([]);
    const data = blanked(given);
    expect(toldIn(data)).toEqual([]);
    expect(data).toHaveLength(given.length);
    expect(data.indexOf('as it is played')).toBe(given.indexOf('as it is played'));
    expect(blanked(data)).toEqual(data);
  });

  it('leaves all else: its heads, how a track is seen, what is played', () => {
    const seen = box('uuid', 'spherical');
    const film = (told: Buffer) => [START, movie(told, track(seen)), PICTURES];
    const free = Buffer.alloc(PLACE.length);
    free.writeUInt32BE(PLACE.length);
    free.write('free', 4);
    expect(blanked(...film(PLACE))).toEqual(Buffer.concat(film(free)));
  });
});

describe('A film that is not whole, and what is none,', () => {
  const whole = Buffer.concat([START, movie(PLACE), PICTURES]);
  const wrong = Buffer.from(whole);
  wrong.writeUInt32BE(4, START.length + 8);

  it.each([
    ['cut off', whole.subarray(0, -3)],
    ['cut off in a head', Buffer.concat([whole, Buffer.alloc(5)])],
    ['with a length that is too short', wrong],
    ['with a length beyond all', Buffer.concat([START, long(PLACE).fill(0xff, 8, 16), PICTURES])],
    ['without a beginning', Buffer.concat([movie(PLACE), PICTURES])],
    ['empty', Buffer.alloc(0)],
    ['a text', Buffer.from('WEBVTT\n\n00:00.000 --> 00:01.000\nA udta')],
  ])('stays as it is: %s', (_name, given) => {
    expect(blanked(given)).toEqual(given);
  });
});
