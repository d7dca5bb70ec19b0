/** Letters that Unicode does not take apart into a letter and a mark. */
const PLAIN: Record<string, string> = {
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

/** How names are stored for searching and how a visitor's words are compared: case and accents ignored. */
export const toSearchText = (value: string) =>
  value
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[ßæœøłđðþı]/g, (letter) => PLAIN[letter] ?? letter)
    .replace(/\s+/g, ' ')
    .trim();

/** The first letter A–Z of a title, or '' when the title does not start with one. */
export const toInitial = (title: string) =>
  /^[^\p{L}\p{N}]*([a-z])/u.exec(toSearchText(title))?.[1]?.toUpperCase() ?? '';
