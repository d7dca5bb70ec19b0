import type { Album } from '@/lib/domain/album';
import { anAlbum } from '@/tests/support/anAlbum';
import { toBook, type BookWork, type Foreword } from './book';

const LONG = 'The whale carries the sky home. '.repeat(40);

const work = (id: number, facts: Partial<Album> = {}): Album => ({
  ...anAlbum({ id: String(id), name: `Work ${id}`, author: `Child ${id}` }),
  ...facts,
});

const entry = (id: number, paragraphs: string[] = ['Short.'], country = 'China'): BookWork => ({
  work: work(id),
  texts: [
    { locale: 'en', lang: 'en', title: `Work ${id}`, country, age: '', paragraphs },
    {
      ...{ locale: 'fr', lang: 'fr', title: `Œuvre ${id}`, country: 'Chine', age: '' },
      paragraphs: ['Court.'],
    },
  ],
});

const foreword: Foreword = {
  locale: 'en',
  title: 'The sea',
  paragraphs: [{ text: 'Why the sea?', isHead: false }],
};

describe('The sheets of a catalogue', () => {
  it('are numbered without a gap, from the cover to the last line of the index', () => {
    const entries = Array.from({ length: 150 }, (_, at) => entry(at + 1));
    const book = toBook([foreword], entries, 'en');
    const numbers = [book.forewords, book.works, book.byCountry, book.byAuthor]
      .flat()
      .map(({ number }) => number);
    expect(numbers).toEqual(Array.from({ length: numbers.length }, (_, at) => at + 3));
    expect(book.sheets).toBe(numbers.at(-1));
    expect(book.works).toHaveLength(150);
  });

  it('give a long introduction a second one, and the index counts with it', () => {
    const book = toBook([], [entry(1, [LONG]), entry(2)], 'en');
    expect(book.works.map(({ isFirst }) => isFirst)).toEqual([true, false, true]);
    const [behind] = book.works.slice(1);
    expect(behind?.poured.map(({ locale }) => locale)).toEqual(['en', 'fr']);
    const rows = book.byAuthor.flatMap(({ columns }) => columns.flat());
    expect(rows).toEqual([
      { text: 'Child 1', more: 'Work 1', id: '1', number: 3 },
      { text: 'Child 2', more: 'Work 2', id: '2', number: 5 },
    ]);
  });

  it('end a text that has no end, and say that it goes on online', () => {
    const book = toBook([], [entry(1, [LONG.repeat(30)])], 'en');
    expect(book.works).toHaveLength(4);
    expect(book.works.map(({ isCut }) => isCut)).toEqual([false, false, false, true]);
  });

  it('lack a foreword where nobody wrote one', () => {
    expect(toBook([], [entry(1)], 'en').works[0]?.number).toBe(3);
  });
});
