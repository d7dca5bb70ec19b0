type Key = Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey'>;

/** With Shift, an English keyboard has these where an Arabic one has the comma and the full stop. */
const SHIFTED = [
  { code: 'Comma', arabic: ',', meant: '<' },
  { code: 'Period', arabic: '.', meant: '>' },
];

/** A letter or sign of another script. The name of a key, as "Enter", is none. */
const OF_ANOTHER_SCRIPT = /^[^\p{ASCII}\p{Script=Latin}]/u;

/** The small Latin letter, `<` or `>` that is meant: on a Russian or Arabic keyboard, the one of an English keyboard at the same place. */
export function latinKey({ key, code, shiftKey }: Key): string {
  const isForeign = OF_ANOTHER_SCRIPT.test(key);
  const shifted = shiftKey && SHIFTED.find((one) => one.code === code);
  if (shifted && (isForeign || key === shifted.arabic)) return shifted.meant;
  const letter = isForeign && /^Key([A-Z])$/.exec(code)?.[1];
  if (letter) return letter.toLowerCase();
  return key.length === 1 ? key.toLowerCase() : key;
}
