/** How broad letters are at most, in em: Chinese ones and pictures, marks upon letters, broad letters, narrow ones. */
const BREADTHS = [
  {
    letters:
      /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60]|\p{Extended_Pictographic}/u,
    em: 1.05,
  },
  { letters: /\p{M}/u, em: 0 },
  { letters: /[\p{Lu}mw@%&—–]/u, em: 0.8 },
  { letters: /[\s.,:;'’|!()ijlft-]/u, em: 0.36 },
];
const OTHERS_EM = 0.58;

/** Of the letters met so far: a book has some hundred thousand letters, of which a few hundred differ. */
const known = new Map<string, number>();

function breadthOfLetter(letter: string): number {
  const em = BREADTHS.find(({ letters }) => letters.test(letter))?.em ?? OTHERS_EM;
  known.set(letter, em);
  return em;
}

/** At most how broad a text is on one line, in em. */
export function breadthOf(text: string): number {
  let sum = 0;
  for (const letter of text) sum += known.get(letter) ?? breadthOfLetter(letter);
  return sum;
}
