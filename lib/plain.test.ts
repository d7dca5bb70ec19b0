import { plain, toInitial } from './plain';

describe('plain (§7 listPublished: ignoring case and accents)', () => {
  it.each([
    ['Été à Łódź', 'ete a lodz'],
    ['JOSÉ Ñandú', 'jose nandu'],
    ['  Straße\tam   Fluss ', 'strasse am fluss'],
    ['İstanbul', 'istanbul'],
    ['Søren Ærø', 'soren aero'],
    ['ｆｕｌｌ', 'full'],
    ['林小雨', '林小雨'],
    ['Ἀθῆναι', 'αθηναι'],
    ['L’été, l´été, l‘été', "l'ete, l'ete, l'ete"],
    ['Guinea–Bissau‑x −1', 'guinea-bissau-x -1'],
    ['Blu\u00admen \u200f\u2067و\u2069 ', 'blumen و'],
    ['می\u200cخواهم', 'میخواهم'],
    ['ســلام', 'سلام'],
    ['\ufe71', ''],
    ['٢٠٢٤ ۱۹۹۹ ２０２４', '2024 1999 2024'],
    ['\u200e', ''],
    ['', ''],
  ])('%j becomes %j', (value, text) => {
    expect(plain(value)).toBe(text);
  });
});

describe('toInitial (§7 initials)', () => {
  it.each([
    ['Été', 'E'],
    ['“Dawn” over the sea', 'D'],
    ['Øresund', 'O'],
    ['3 Moons', ''],
    ['夏天', ''],
    ['', ''],
  ])('%j gives %j', (title, initial) => {
    expect(toInitial(title)).toBe(initial);
  });
});
