import { anAlbum } from '@/tests/support/anAlbum';
import { forDisplay, toAgeBand, withInitial, withInitialIn } from './minors';

describe('The display policy for minors', () => {
  it.each([
    ['Hana Mori', 'Hana M.'],
    ['  Ana María de la Cruz ', 'Ana C.'],
    ['Zola', 'Zola'],
    ['林小雨', '小雨'],
    ['欧阳小雨', '小雨'],
    ['김민준', '민준'],
    ['김민준'.normalize('NFD'), '민준'],
    ['김 민준', '민준'],
    ['王 小明', '小明'],
    ['王 Xiaoming', 'Xiaoming'],
    ['王, 小明', '小明'],
    ['王，小明', '小明'],
    ['山田 太郎', '太郎'],
    ['山田　はな子', 'はな子'],
    ['佐藤さくら', 'さくら'],
    ['山田はな子', 'はな子'],
    ['さくら', 'さくら'],
    ['林小雨、王小明', '小雨、小明'],
    ['林小雨（Lin Xiaoyu）', '小雨'],
    ['林小雨 Lin Xiaoyu', '小雨'],
    ['Hana 森', 'Hana'],
    ['阿依古丽·买买提', '阿依古丽'],
    ['玛丽·杜邦', '玛丽'],
    ['ハナ・モリ', 'ハナ'],
    ['Marcel·la Puig', 'Marcel·la P.'],
    ['Mori, Hana', 'Hana M.'],
    ['de la Cruz, Ana María', 'Ana C.'],
    ['العلوي، يوسف', 'يوسف ا.'],
    ['Mori，Hana', 'Hana M.'],
    ['García López, Ana María', 'Ana L.'],
    ['Van Dyke, Mary Ann', 'Mary D.'],
    ['بن سالم، محمد أمين', 'محمد س.'],
    ['Hana Mori, Ken Ito', 'Ken M.'],
    ['Hana Mori, Ken Ito, Zoé Néel', 'Hana M., Ken I., Zoé N.'],
    ['Zola, Hana Mori, Ken Ito', 'Zola, Hana M., Ken I.'],
    ['Zola, Hana Mori, Ken', 'Hana Z.'],
    ['Müller, Anna Lena, Schmidt, Jan Paul', 'Anna M.'],
    ['Müller, Anna Lena, García López, Jan Paul', 'Anna M.'],
    ['Mori, Hana, Ken Ito, Zoé Néel', 'Hana, M.'],
    ['Hana Mori, Ken Ito, Néel, Zoé', 'Ken M.'],
    ['Nguyễn, Minh An, Trần, Thị Hoa', 'Minh N.'],
    ['Hana Mori, Zola, Ken Ito', 'Hana M., Zola, Ken I.'],
    ['Hana Mori, Ken Ito, 林小雨, 王小明', 'Hana M., Ken I., 小雨, 小明'],
    ['García López, Ana María、Mori, Hana', 'Ana L.、Hana M.'],
    ['Hana Mori、林小雨，王小明', 'Hana M.、小雨，小明'],
    ['林小雨、Mori, Hana', '小雨、Hana M.'],
    ['Hana Mori, 森 花', 'Hana M., 花'],
    ['Hana Mori、Zola、Ken Ito', 'Hana M.、Zola、Ken I.'],
    ['hana mori, ken ito', 'ken M.'],
    ['يوسف العلوي، محمد علي', 'محمد ا.'],
    ['Hana Mori 森花', 'Hana'],
    ['Zola, 9', 'Zola, 9.'],
    ['يوسف العلوي', 'يوسف ا.'],
    ['', ''],
  ])('shortens "%s" to "%s"', (author, shown) => expect(withInitial(author)).toBe(shown));

  it.each([
    ['Hana Mori ', 'A cat by Hana Mori', 'A cat by Hana M.'],
    ['Hana  Mori', 'HANA MORI: a cat', 'Hana M.: a cat'],
    ['Hana Mori', 'Mori, Hana: a cat of Hana\u00a0Mori’s', 'Hana M.: a cat of Hana M.’s'],
    ['Mori, Hana', 'A cat by Hana Mori', 'A cat by Hana M.'],
    ['Mori, Hana', 'A cat (Mori, Hana)', 'A cat (Hana M.)'],
    ['de la Cruz, Ana María', 'De Ana María de la Cruz', 'De Ana C.'],
    ['Ana María de la Cruz', 'De la Cruz, Ana María', 'Ana C.'],
    ['Zoé Néel'.normalize('NFD'), 'Le chat de Zoé Néel', 'Le chat de Zoé N.'],
    ['Zoé Néel', 'Le chat de Zoé Néel'.normalize('NFD'), 'Le chat de Zoé N.'],
    ['العلوي، يوسف', 'قطة يوسف العلوي', 'قطة يوسف ا.'],
    ['山田 太郎', '山田太郎の猫、山田　太郎', '太郎の猫、太郎'],
    ['林小雨', '林小雨的猫', '小雨的猫'],
    ['العلوي، يوسف', 'قطة ليوسف العلوي', 'قطة ليوسف ا.'],
    ['林小雨 Lin Xiaoyu', 'Lin Xiaoyu painted this: 林小雨的猫', '小雨 painted this: 小雨的猫'],
    ['林小雨 Lin Xiaoyu', '林小雨 Lin Xiaoyu 的猫，Lin Xiaoyu 林小雨', '小雨 的猫，小雨'],
    ['林小雨（Lin Xiaoyu）', 'By LIN XIAOYU, 林小雨（Lin Xiaoyu）', 'By 小雨, 小雨'],
    ['林小雨、王小明', '林小雨和王小明的猫，林小雨、王小明', '小雨和小明的猫，小雨、小明'],
    ['林小雨、王小明 Wang Xiaoming', 'Wang Xiaoming and 林小雨', '小明 and 小雨'],
    ['Hana Mori 森花', '森花 is Hana Mori', 'Hana is Hana'],
    ['王 Xiaoming', 'Xiaoming and 王', 'Xiaoming and 王'],
    ['阿依古丽·买买提 Ayigul', '阿依古丽·买买提和买买提', '阿依古丽和买买提'],
    ['Hana Mori, Ken Ito', 'Ito, Ken and Hana Mori', 'Ken I. and Hana M.'],
    ['Hana Mori, Ken Ito', 'Hana Mori, Ken Ito: two cats', 'Ken M.: two cats'],
    ['Zola, Hana Mori, Ken Ito', 'A cat by Hana Mori and Zola', 'A cat by Hana M. and Zola'],
    ['Zola, Hana Mori, Ken', 'A cat by Hana Mori and Zola', 'A cat by Hana M. and Zola'],
    ['de la Cruz, Ana María, Jr', 'By Ana Cruz de la Vega', 'By Ana Cruz de la Vega'],
    ['de la Cruz, Ana María, Hana Mori', 'By Hana Mori', 'By Hana M.'],
    ['de la Cruz, Ana María, Jr', 'By Ana María de la Cruz', 'By Ana C.'],
    ['Müller, Anna Lena, Schmidt, Jan Paul', 'By Anna Lena Müller', 'By Anna M.'],
    ['Müller, Anna Lena, Schmidt, Jan Paul', 'By Schmidt, Jan Paul', 'By Jan S.'],
    ['Mori, Hana, Ken Ito, Zoé Néel', 'By Hana Mori and Zoé Néel', 'By Hana M. and Zoé N.'],
    ['Smith, Ann, New York', 'Ann Smith lives here', 'Ann S. lives here'],
    ['Smith, Ann, New York', 'Ann lives in New York', 'Ann lives in New Y.'],
    ['García López, Ana María', 'García López, Ana María: a cat', 'Ana L.: a cat'],
    ['García López, Ana María', 'A cat of Ana María García López', 'A cat of Ana L.'],
    ['بن سالم، محمد أمين', 'قطة محمد أمين بن سالم', 'قطة محمد س.'],
    ['García López, Ana María', 'Ana María likes cats', 'Ana M. likes cats'],
    ['林小雨、Mori, Hana', '林小雨 and Hana Mori', '小雨 and Hana M.'],
    ['A. (B) $& C*', 'By A. (B) $& C*', 'By A. C.'],
    ['Hana Mori', 'Hana Moris Katze', 'Hana M.s Katze'],
    ['Hana Mori', 'Johana Mori and Hana Morison', 'Johana Mori and Hana Morison'],
    ['An Li', 'A swan lifts its wings', 'A swan lifts its wings'],
    ['An Li', 'Bali and Java, by LI AN', 'Bali and Java, by An L.'],
    ['He Li', 'He lit a lamp', 'He lit a lamp'],
    ['Ли Джун', 'нарисовано Ли Джуном', 'нарисовано Ли Д.ом'],
    ['Ли Ан', 'работа Ли Ана', 'работа Ли А.а'],
    ['Ли На', 'Вернётся ли наш кот?', 'Вернётся ли наш кот?'],
    ['Ли На', 'на лист бумаги', 'на лист бумаги'],
    ['A B C D E F G H I', 'By a b c d e f g h i', 'By A I.'],
    ['Hana Mori', '', ''],
    ['Sol', 'A solar cat', 'A solar cat'],
    ['Hana Mori', 'Hana and her cat', 'Hana and her cat'],
    ['', 'A cat', 'A cat'],
    [' ', 'A cat', 'A cat'],
  ])('of "%s" the text "%s" becomes "%s"', (author, text, shown) =>
    expect(withInitialIn(text, author)).toBe(shown),
  );

  it.each([
    ['4', '4-6'],
    ['9', '7-9'],
    ['10', '10-12'],
    ['25', '25-27'],
    ['2', '0-3'],
    ['nine', ''],
    ['', ''],
  ])('puts the age %s into %s', (age, band) => expect(toAgeBand(age)).toBe(band));

  const album = anAlbum({
    author: 'Hana Mori',
    age: '9',
    description: 'Hana Mori paints her cat.',
    coverAlt: 'A cat by Hana Mori',
  });

  it('shows everything by default, as §2 does', () => {
    expect(forDisplay(album, { name: 'full', age: 'exact', gender: 'default' })).toEqual(album);
  });

  it('leaves no full name and no exact age anywhere when told so', () => {
    const shown = forDisplay(album, { name: 'initial', age: 'band', gender: 'given' });
    expect(shown).toMatchObject({ author: 'Hana M.', age: '7-9', alt: 'A cat by Hana M.' });
    expect(JSON.stringify(shown)).not.toContain('Mori');
  });

  it('leaves texts as they are where the full name is shown', () => {
    const described = { ...album, author: 'Hana  Mori ', alt: 'HANA MORI' };
    const shown = forDisplay(described, { name: 'full', age: 'exact', gender: 'default' });
    expect(shown).toEqual(described);
  });

  it.each([
    [null, 'default', 'Male'],
    [{ sex: null }, 'default', 'Male'],
    [{ sex: 1 }, 'default', 'Female'],
    [null, 'given', ''],
    [{ sex: null }, 'given', ''],
    [{ sex: 0 }, 'given', 'Male'],
    [{ sex: 1 }, 'given', 'Female'],
  ] as const)('of the user %j with "%s" shows the gender "%s" (§9)', (user, gender, sexText) => {
    const policy = { name: 'full', age: 'exact', gender } as const;
    expect(forDisplay(anAlbum({ user }), policy)).toMatchObject({ sexText });
  });
});
