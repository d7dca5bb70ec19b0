import { breadthOf } from '../breadth';
import { pour } from './pour';

const SENTENCE = 'The whale carries the sky home. ';
const words = (count: number) => SENTENCE.repeat(count).trim();

const joined = (sheets: ReturnType<typeof pour>['sheets']) =>
  sheets
    .flat()
    .map(({ text }) => text)
    .join(' ');

describe('What fits on a sheet is counted without measuring', () => {
  it('keeps a short text on one sheet, each paragraph apart', () => {
    const { sheets, isCut } = pour(['One.', 'Two.'], 20, [5, 5]);
    expect(isCut).toBe(false);
    expect(sheets).toEqual([
      [
        { from: 0, text: 'One.' },
        { from: 1, text: 'Two.' },
      ],
    ]);
  });

  it.each([
    ['words', words(40)],
    ['a word without end', 'x'.repeat(1200)],
    ['Chinese', '鲸鱼带着天空回家。'.repeat(60)],
  ])('goes on behind, and loses nothing: %s', (_, text) => {
    const { sheets, isCut } = pour([text], 20, [10, 30, 30, 30]);
    expect(isCut).toBe(false);
    expect(sheets.length).toBeGreaterThan(1);
    const whole = (one: string) => one.replace(/\s/g, '');
    expect(whole(joined(sheets))).toBe(whole(text));
    for (const [at, parts] of sheets.entries())
      for (const part of parts) {
        expect(breadthOf(part.text)).toBeLessThanOrEqual(20 * (at === 0 ? 10 : 30));
      }
  });

  it('begins a sheet with a word, not inside of one', () => {
    const { sheets } = pour([words(40)], 20, [10, 30, 30]);
    expect(sheets[0]?.[0]?.text).toMatch(/\w\.?$/);
    expect(SENTENCE).toContain(sheets[1]?.[0]?.text.split(' ')[0]);
  });

  it('cuts no word that fits into a line, however long', () => {
    const long = 'Weltausstellungseröffnung Menschenrechte Überschwemmungsgebiete ';
    const { sheets, isCut } = pour([long.repeat(40)], 20, [3, 4, 5, 6, 7, 8, 90]);
    expect({ isCut, sheets: sheets.length }).toEqual({ isCut: false, sheets: 7 });
    expect(new Set(joined(sheets).split(' '))).toEqual(new Set(long.trim().split(' ')));
  });

  it('stops where a book would have no end, and says so', () => {
    const { sheets, isCut } = pour([words(10_000)], 20, [10, 30]);
    expect(isCut).toBe(true);
    expect(sheets).toHaveLength(2);
  });

  it('counts the space between many short paragraphs', () => {
    const { sheets } = pour(
      Array.from({ length: 30 }, () => 'A'),
      20,
      [10, 10, 10, 10, 10, 10],
    );
    expect(sheets).toHaveLength(5);
  });

  it('makes no sheet of nothing', () => {
    expect(pour([], 20, [10])).toEqual({ sheets: [], isCut: false });
  });
});
