import { breadthOf } from '../breadth';

/** A word with the space after it, or a letter that is a word by itself. */
const PIECES = /[\u2e80-\ua4cf\uf900-\uffef]|[^\s\u2e80-\ua4cf\uf900-\uffef]+\s*|\s+/gu;

/** As many letters surely fit into a line. */
const FITTING = 12;
const PARTS = new RegExp(`.{1,${FITTING}}`, 'gsu');

/** Only a word that fits into no line is cut. */
const piecesOf = (paragraph: string, em: number) =>
  (paragraph.match(PIECES) ?? []).flatMap((piece) =>
    piece.length > FITTING && breadthOf(piece.trimEnd()) > em ? (piece.match(PARTS) ?? []) : piece,
  );

/** The space below a paragraph, in lines. */
const BELOW = 0.5;

/** Part of a paragraph; `from`: which one, counted from 0. */
export type Poured = { from: number; text: string };

/**
 * Divides paragraphs among sheets that have room for so many lines of so many em. The lines are counted too high rather than too
 * low, since the page's author can't measure them. `isCut`: there was more than the sheets hold.
 */
export function pour(paragraphs: readonly string[], em: number, rooms: readonly number[]) {
  const sheets: Poured[][] = [];
  let [open, used]: [Poured[], number] = [[], 0];
  const turn = () => {
    sheets.push(open);
    [open, used] = [[], 0];
    return sheets.length < rooms.length;
  };
  for (const [from, paragraph] of paragraphs.entries()) {
    let [text, breadth] = ['', 0];
    const close = () => {
      if (text.trim()) open.push({ from, text: text.trim() });
      used += Math.ceil(breadth / em) + BELOW;
      [text, breadth] = ['', 0];
    };
    for (const piece of piecesOf(paragraph, em)) {
      const more = breadthOf(piece);
      if (used + Math.ceil((breadth + more) / em) > (rooms[sheets.length] ?? 0)) {
        close();
        if (!turn()) return { sheets, isCut: true };
      }
      text += piece;
      breadth += more;
    }
    close();
  }
  if (open.length > 0) turn();
  return { sheets, isCut: false };
}
