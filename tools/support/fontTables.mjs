const FORMAT = { segments: 4, groups: 12 };

/** Where a table of a TrueType font begins. */
function tableAt(font, tag) {
  const count = font.readUInt16BE(4);
  for (let i = 0; i < count; i += 1) {
    const record = 12 + i * 16;
    if (font.toString('latin1', record, record + 4) === tag) return font.readUInt32BE(record + 8);
  }
  throw new Error(`The font has no table ${tag}`);
}

/** Format 4: ranges of the basic plane. Its last one ends the list and stands for nothing. */
function segmentsOf(font, at) {
  const count = font.readUInt16BE(at + 6) / 2;
  const ranges = Array.from({ length: count }, (_, i) => [
    font.readUInt16BE(at + 16 + (count + i) * 2),
    font.readUInt16BE(at + 14 + i * 2),
  ]);
  return ranges.filter(([from]) => from !== 0xffff);
}

/** Format 12: ranges of any plane. */
function groupsOf(font, at) {
  const count = font.readUInt32BE(at + 12);
  return Array.from({ length: count }, (_, i) => [
    font.readUInt32BE(at + 16 + i * 12),
    font.readUInt32BE(at + 20 + i * 12),
  ]);
}

function joined(ranges) {
  const sorted = [...ranges].sort(([a], [b]) => a - b);
  const result = [];
  for (const [from, to] of sorted) {
    const last = result.at(-1);
    if (last && from <= last[1] + 1) last[1] = Math.max(last[1], to);
    else result.push([from, to]);
  }
  return result;
}

/** The characters that a TrueType font can draw, as ranges of code points in order: `[[32, 126], [160, 255]]`. */
export function coverageOf(font) {
  const cmap = tableAt(font, 'cmap');
  const count = font.readUInt16BE(cmap + 2);
  const tables = Array.from({ length: count }, (_, i) =>
    Number(cmap + font.readUInt32BE(cmap + 8 + i * 8)),
  );
  return joined(
    tables.flatMap((at) => {
      const format = font.readUInt16BE(at);
      if (format === FORMAT.groups) return groupsOf(font, at);
      return format === FORMAT.segments ? segmentsOf(font, at) : [];
    }),
  );
}

const FAMILY = 1;
const WINDOWS = 3;

/** The family name by which a font is asked for. */
export function familyOf(font) {
  const name = tableAt(font, 'name');
  const count = font.readUInt16BE(name + 2);
  const texts = name + font.readUInt16BE(name + 4);
  for (let at = name + 6; at < name + 6 + count * 12; at += 12) {
    if (font.readUInt16BE(at) !== WINDOWS || font.readUInt16BE(at + 6) !== FAMILY) continue;
    const from = texts + font.readUInt16BE(at + 10);
    const text = font.subarray(from, from + font.readUInt16BE(at + 8));
    return Buffer.from(text).swap16().toString('utf16le');
  }
  throw new Error('The font has no name');
}
