import { jsonLine, textLines } from './jsonLines';

const TEXT = 'one\u2028two\u2029three\r\nvier ß 五';

async function linesIn(bytes: Uint8Array, size: number) {
  async function* pieces() {
    for (let from = 0; from < bytes.length; from += size) yield bytes.subarray(from, from + size);
  }
  const lines: string[] = [];
  for await (const line of textLines(pieces())) lines.push(line);
  return lines;
}

test('a value is one line for every reader, and comes back as it was', () => {
  const line = jsonLine({ text: TEXT });
  expect(line).not.toMatch(/[\r\n\u2028\u2029]/);
  expect(line).toContain('one\\u2028two\\u2029three');
  expect(JSON.parse(line)).toEqual({ text: TEXT });
});

test.each([1, 2, 7, 1000])('lines end at line feeds alone, in pieces of %i bytes', async (size) => {
  const written = `[\n${JSON.stringify({ text: TEXT })}\n\n]`;
  const lines = await linesIn(new TextEncoder().encode(written), size);
  expect(lines).toEqual(['[', JSON.stringify({ text: TEXT }), '', ']']);
  expect(await linesIn(new TextEncoder().encode(`${written}\n`), size)).toEqual(lines);
});
