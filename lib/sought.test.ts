import { finderOf, folded, isOneLetter } from './sought';

const isIn = (sought: string, text: string) => finderOf(sought)(folded(text));

describe('finderOf: accents, case and forms of letters are forgiven', () => {
  it.each([
    ['ete', 'Un été à Łódź'],
    ['ÉTÉ', 'un ete'],
    ['noel', 'Noël'],
    ['strasse', 'Straße am Fluss'],
    ['STRAẞE', 'strasse'],
    ['cote d’ivoire', "Côte d'Ivoire"],
    ['cote divoire', 'Cote Divoire'],
    ['saint denis', 'Saint-Denis'],
    ['ёлка', 'Елка'],
    ['ЕЛКА', 'ёлка в лесу'],
    ['احمد', 'أحمد'],
    ['إيمان', 'ايمان'],
    ['القران', 'ٱلقُرآن'],
    ['محمد', 'مُحَمَّد'],
    ['مدرسه', 'مدرسة'],
    ['مصطفي', 'مصطفى'],
    ['سلام', 'ســلام'],
    ['blumen', 'Blu\u00admen'],
    ['می خواهم', 'می\u200cخواهم'],
    ['السعوديه', 'المملكة العربية السعودية'],
    ['٢٠٢٤', '2024, 6th edition'],
    ['2024', 'معرض ۲۰۲۴'],
    ['海', '大海的梦'],
    ['ｓｅａ', 'The sea'],
    ['boat red', 'The red boat'],
  ])('%j finds %j', (sought, text) => {
    expect(isIn(sought, text)).toBe(true);
  });

  it.each([
    ['boat blue', 'The red boat'],
    ['海山', '大海的梦'],
    ['', 'anything'],
    ['?!*', 'anything?!*'],
    ['\u0301', 'anything'],
    ['\u200f', 'anything'],
    ['ـ', 'ســلام'],
  ])('%j does not find %j', (sought, text) => {
    expect(isIn(sought, text)).toBe(false);
  });

  it('a short word counts where a word begins only', () => {
    expect([isIn('se', 'The sea'), isIn('ea', 'The sea'), isIn('eas', 'The Seas')]).toEqual([
      true,
      false,
      true,
    ]);
  });

  it.each([
    ['a', true],
    ['Ж', true],
    ['海', false],
    ['ab', false],
    ['*', false],
    ['', false],
  ])('%j is one letter: %s', (sought, is) => {
    expect(isOneLetter(sought)).toBe(is);
  });
});
