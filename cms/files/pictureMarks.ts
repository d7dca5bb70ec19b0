/** Takes out of JPEG, PNG and AVIF what is not the picture, without drawing it anew. Payload draws WebP and GIF anew. */

const SECTION = 0xff;
const [START, END, SCAN, COMMENT] = [0xd8, 0xd9, 0xda, 0xfe];

const isRestart = (marker: number) => marker >= 0xd0 && marker <= 0xd7;
const isOfProgram = (marker: number) => marker >= 0xe0 && marker <= 0xef;

/** Of the sections that programs add, those that say how to draw: size, colours, colour profile. */
const DRAWING: Readonly<Record<number, string>> = {
  0xe0: 'JFIF\0',
  0xe2: 'ICC_PROFILE\0',
  0xee: 'Adobe',
};

function isKept(marker: number, content: Buffer) {
  if (marker === COMMENT) return false;
  if (!isOfProgram(marker)) return true;
  const begin = DRAWING[marker];
  return begin !== undefined && content.subarray(0, begin.length).toString('latin1') === begin;
}

/** Where the section after the points of a scan begins; -1 if there is none. */
function endOfPoints(data: Buffer, from: number): number {
  let at = data.indexOf(SECTION, from);
  while (at >= 0) {
    const next = data[at + 1] ?? SECTION;
    if (next !== 0 && next !== SECTION && !isRestart(next)) return at;
    at = data.indexOf(SECTION, at + 1);
  }
  return -1;
}

/** Null for what is not a whole JPEG. Whatever follows its end is left out: phones put further pictures there. */
function cutJpeg(data: Buffer): Buffer | null {
  if (data[0] !== SECTION || data[1] !== START) return null;
  const kept = [data.subarray(0, 2)];
  let at = 2;
  while (at + 4 <= data.length || data[at + 1] === END) {
    const marker = data[at + 1] ?? 0;
    if (data[at] !== SECTION) return null;
    if (marker === SECTION) at += 1;
    else if (marker === END) return Buffer.concat([...kept, data.subarray(at, at + 2)]);
    else {
      const length = data.readUInt16BE(at + 2);
      const after = at + 2 + length;
      const end = marker === SCAN ? endOfPoints(data, after) : after;
      if (length < 2 || end < 0 || end > data.length) return null;
      if (isKept(marker, data.subarray(at + 4, after))) kept.push(data.subarray(at, end));
      at = end;
    }
  }
  return null;
}

const PNG_START = 8;
/** A length, a name and a check sum. */
const PNG_FRAME = 12;

/**
 * Chunks that the picture is drawn with, beside those that begin with a capital. Without those of a movement, as Payload takes no
 * PNG that moves: what is left is its still picture.
 */
const PNG_KEPT = new Set('tRNS gAMA cHRM sRGB iCCP sBIT bKGD hIST pHYs sPLT cICP'.split(' '));

/** Null for what is not a whole PNG. */
function cutPng(data: Buffer): Buffer | null {
  const kept = [data.subarray(0, PNG_START)];
  let at = PNG_START;
  while (at + PNG_FRAME <= data.length) {
    const end = at + PNG_FRAME + data.readUInt32BE(at);
    const name = data.toString('latin1', at + 4, at + 8);
    if (end > data.length) return null;
    if (/^[A-Z]/.test(name) || PNG_KEPT.has(name)) kept.push(data.subarray(at, end));
    if (name === 'IEND') return Buffer.concat(kept);
    at = end;
  }
  return null;
}

/** A length and a name. */
const BOX_HEAD = 8;
const AVIF_KEPT = new Set(['ftyp', 'meta', 'moov', 'mdat']);

/**
 * An AVIF says where in the file its points are: what is neither picture nor description, as a program's signed history, becomes
 * zeros in its place. Null for what is not a whole AVIF.
 */
function blankAvif(data: Buffer): Buffer | null {
  const blank = Buffer.from(data);
  let at = 0;
  while (at + BOX_HEAD <= data.length) {
    const length = data.readUInt32BE(at) || data.length - at;
    const end = at + length;
    // A length of 1 stands for 64 bits: no picture is as large.
    if (length < BOX_HEAD || end > data.length) return null;
    if (!AVIF_KEPT.has(data.toString('latin1', at + 4, at + BOX_HEAD))) {
      blank.write('free', at + 4);
      blank.fill(0, at + BOX_HEAD, end);
    }
    at = end;
  }
  return at === data.length ? blank : null;
}

/** The same bytes for other formats, and for a file that is not whole. */
export function withoutMarks(data: Buffer, format: string): Buffer {
  if (format === 'jpeg') return cutJpeg(data) ?? data;
  if (format === 'png') return cutPng(data) ?? data;
  if (format === 'heif') return blankAvif(data) ?? data;
  return data;
}
