/** From Node 24 on its `readline` ends a line at these, which JSON leaves as they are within a text. */
const SEPARATORS = /[\u2028\u2029]/g;

const escaped = (separator: string) => `\\u${separator.charCodeAt(0).toString(16)}`;

/** A value in one line, whoever reads it. */
export const jsonLine = (value: unknown): string =>
  JSON.stringify(value).replace(SEPARATORS, escaped);

/** The lines of a text in UTF-8: they end at line feeds alone, as in a file that has such separators. */
export async function* textLines(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let begun = '';
  for await (const piece of pieces) {
    const [end = '', ...next] = decoder.decode(piece, { stream: true }).split('\n');
    begun += end;
    for (const line of next) {
      yield begun;
      begun = line;
    }
  }
  begun += decoder.decode();
  if (begun) yield begun;
}
