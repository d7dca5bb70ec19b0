/** Blanks what cameras and programs write into MP4 films and M4A sound beside what is played: place, owner, names. */

/** A length and a name; a length of 1 stands for 64 bits that follow. */
const BOX_HEAD = 8;
const LONG_HEAD = 16;
const NAME_LENGTH = 4;

type Box = { name: string; nameAt: number; contentAt: number; end: number };
type Part = Omit<Box, 'name' | 'nameAt'>;

/** Of a part of a film, what tells and what holds more. A track's `uuid` may say how it is seen all around: it stays. */
type Rule = { telling: readonly string[]; within: Readonly<Record<string, Rule>> };

const TRACK: Rule = { telling: ['udta', 'meta'], within: {} };
const MOVIE: Rule = { telling: ['udta', 'meta', 'uuid'], within: { trak: TRACK } };
const FILM: Rule = { telling: ['udta', 'meta', 'uuid'], within: { moov: MOVIE } };

function boxAt(data: Buffer, at: number, end: number): Box | null {
  if (at + BOX_HEAD > end) return null;
  const short = data.readUInt32BE(at);
  const head = short === 1 ? LONG_HEAD : BOX_HEAD;
  if (at + head > end) return null;
  const long = short === 1 ? Number(data.readBigUInt64BE(at + BOX_HEAD)) : short;
  // 0: as far as what it is in.
  const length = long || end - at;
  if (length < head || at + length > end) return null;
  const nameAt = at + NAME_LENGTH;
  const name = data.toString('latin1', nameAt, nameAt + NAME_LENGTH);
  return { name, nameAt, contentAt: at + head, end: at + length };
}

/** Notes in `found` what is to be blanked; false when the boxes are not whole. */
function findTelling(data: Buffer, { contentAt, end }: Part, rule: Rule, found: Box[]): boolean {
  for (let at = contentAt; at < end;) {
    const box = boxAt(data, at, end);
    if (!box) return false;
    if (rule.telling.includes(box.name)) found.push(box);
    const inner = rule.within[box.name];
    if (inner && !findTelling(data, box, inner, found)) return false;
    at = box.end;
  }
  return true;
}

/**
 * In place: a film may have 200 MB. Each box keeps its length, as a film says where in the file its pictures are. What is no film, or
 * not a whole one, stays as it is.
 */
export function blankFilm(data: Buffer): void {
  if (boxAt(data, 0, data.length)?.name !== 'ftyp') return;
  const found: Box[] = [];
  if (!findTelling(data, { contentAt: 0, end: data.length }, FILM, found)) return;
  for (const { nameAt, contentAt, end } of found) {
    data.write('free', nameAt, 'latin1');
    data.fill(0, contentAt, end);
  }
}
