/** Letters that Unicode does not take apart into a letter and a mark. */
const WHOLE: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};

/** How words are stored for searching and compared with a visitor's: without case and accents. */
export const plain = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[ßæœøłđðþı]/g, (letter) => WHOLE[letter] ?? letter)
    .replace(/\s+/g, ' ')
    .trim();

/** The first letter A–Z of a title, or '' when the title does not start with one. */
export const toInitial = (title: string) =>
  /^[^\p{L}\p{N}]*([a-z])/u.exec(plain(title))?.[1]?.toUpperCase() ?? '';
