import { cutTo } from '@/lib/plain';

const WORDS = new Intl.Segmenter(undefined, { granularity: 'word' });

/** The beginning of a text that is longer than so many characters: up to a word, with an ellipsis. */
export function shortened(text: string, longest: number): string {
  if (text.length <= longest) return text;
  const cut = WORDS.segment(text).containing(longest)?.index;
  return `${cutTo(text, cut || longest).trimEnd()}…`;
}
