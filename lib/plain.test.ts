import { cutTo, nameKey, onOneLine, plain, toInitial } from './plain';

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

describe('nameKey', () => {
  it.each([
    ['École  Élémentaire', 'ecole elementaire'],
    ['İstanbul', 'ISTANBUL'],
    ['Straße', 'STRASSE'],
    ['Ἀθῆναι', 'Αθηναι'],
    ['Берёзка', 'БЕРЕЗКА'],
    ['Му\u0301зыка', 'Музыка'],
    ['مَدْرَسَة ٢', 'مدرسة 2'],
    ['L’Atelier –\u00a01', "l'atelier - 1"],
    ['はら\u200b幼稚園', 'はら幼稚園'],
    ['葛\u{e0100}飾', '葛飾'],
    ['ｶﾞｯｺｳ', 'ガッコウ'],
    ['が', 'か\u3099'],
    ['서울'.normalize('NFD'), '서울'],
  ])('%j and %j are one name', (one, other) => expect(nameKey(one)).toBe(nameKey(other)));

  it.each([
    ['कमल विद्यालय', 'कोमल विद्यालय'],
    ['はら幼稚園', 'ばら幼稚園'],
    ['มาลี', 'มาลิ'],
    ['কমল', 'কোমল'],
    ['கமல்', 'காமல்'],
    ['Мой дом', 'Мои дом'],
    ['A', 'B'],
  ])('%j and %j are two', (one, other) => expect(nameKey(one)).not.toBe(nameKey(other)));
});

describe('onOneLine', () => {
  it.each([
    ['Ms Li\nMr Wu', 'Ms Li Mr Wu'],
    ['Ms Li \r\n\t Mr\u00a0Wu\n', 'Ms Li Mr\u00a0Wu'],
    [' Ms  Li ', ' Ms  Li '],
    ['\n', ''],
  ])('%j is %j', (text, line) => expect(onOneLine(text)).toBe(line));
});

describe('cutTo', () => {
  it.each([
    ['sea', 3, 'sea'],
    ['seaside', 3, 'sea'],
    ['sea😀', 3, 'sea'],
    ['sea😀', 4, 'sea'],
    ['sea😀 and', 5, 'sea😀'],
    ['', 3, ''],
  ])('%j at %d is %j', (text, longest, cut) => expect(cutTo(text, longest)).toBe(cut));
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
