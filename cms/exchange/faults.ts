/** What can be wrong with a sheet, in the languages of the CMS's screens. */

type Told = Readonly<{ en: string; fr: string; zh: string }>;

/** A row with one of these is left out; without any other, the sheet is not read at all. */
const ERRORS = {
  notUtf8: {
    en: 'The sheet is not UTF-8. In Excel, save it as “CSV UTF-8” or as XLSX.',
    fr: 'La feuille n’est pas en UTF-8. Dans Excel, enregistrez-la comme « CSV UTF-8 » ou XLSX.',
    zh: '表格不是 UTF-8 编码。请在 Excel 中另存为“CSV UTF-8”或 XLSX。',
  },
  oldExcel: {
    en: 'This is an old Excel file (XLS). Save it as XLSX.',
    fr: 'C’est un ancien fichier Excel (XLS). Enregistrez-le en XLSX.',
    zh: '这是旧版 Excel 文件（XLS）。请另存为 XLSX。',
  },
  brokenSheet: {
    en: 'The sheet cannot be read: {value}',
    fr: 'La feuille est illisible : {value}',
    zh: '无法读取表格：{value}',
  },
  emptySheet: { en: 'The sheet is empty.', fr: 'La feuille est vide.', zh: '表格是空的。' },
  tooManyRows: {
    en: 'The sheet has more than {value} rows.',
    fr: 'La feuille a plus de {value} lignes.',
    zh: '表格超过 {value} 行。',
  },
  headingTwice: {
    en: 'Two columns mean the same: “{value}”.',
    fr: 'Deux colonnes ont le même sens : « {value} ».',
    zh: '两列含义相同：“{value}”。',
  },
  noKeyColumn: {
    en: 'There is no column for the certificate number, nor for year and number in the year.',
    fr: 'Il manque une colonne pour le numéro de certificat, ou pour l’année et le numéro dans l’année.',
    zh: '没有证书编号列，也没有年份和年内序号列。',
  },
  noKey: {
    en: 'The row has neither a certificate number nor year and number in the year.',
    fr: 'La ligne n’a ni numéro de certificat, ni année et numéro dans l’année.',
    zh: '此行既没有证书编号，也没有年份和年内序号。',
  },
  numberTwice: {
    en: 'The certificate number {value} is in the sheet twice.',
    fr: 'Le numéro de certificat {value} figure deux fois dans la feuille.',
    zh: '证书编号 {value} 在表格中出现两次。',
  },
  placeTwice: {
    en: 'The year and number {value} are in the sheet twice.',
    fr: 'L’année et le numéro {value} figurent deux fois dans la feuille.',
    zh: '年份和序号 {value} 在表格中出现两次。',
  },
  placeTaken: {
    en: 'The year and number {value} belong to another work.',
    fr: 'L’année et le numéro {value} sont ceux d’une autre œuvre.',
    zh: '年份和序号 {value} 属于另一件作品。',
  },
  noTitle: { en: 'The title is missing.', fr: 'Le titre manque.', zh: '缺少作品名称。' },
  noAuthor: { en: 'The author is missing.', fr: 'L’auteur manque.', zh: '缺少作者。' },
  unknownCountry: {
    en: '“{value}” is not a country that is known here.',
    fr: '« {value} » n’est pas un pays connu ici.',
    zh: '无法识别国家或地区“{value}”。',
  },
  unknownSex: {
    en: '“{value}” is neither female nor male.',
    fr: '« {value} » n’est ni féminin ni masculin.',
    zh: '“{value}”既不是女也不是男。',
  },
  unknownLabel: {
    en: 'There is no year or list “{value}”.',
    fr: 'Il n’y a pas d’année ni de liste « {value} ».',
    zh: '没有年份或列表“{value}”。',
  },
  unknownFlag: {
    en: '“{value}” is neither yes nor no.',
    fr: '« {value} » n’est ni oui ni non.',
    zh: '“{value}”既不是“是”也不是“否”。',
  },
  notCount: {
    en: '“{value}” is not a whole number above 0.',
    fr: '« {value} » n’est pas un nombre entier supérieur à 0.',
    zh: '“{value}”不是大于 0 的整数。',
  },
  notInitial: {
    en: '“{value}” is not one letter A–Z.',
    fr: '« {value} » n’est pas une lettre A–Z.',
    zh: '“{value}”不是一个字母 A–Z。',
  },
  tooLong: {
    en: 'The text has more than {value} characters.',
    fr: 'Le texte a plus de {value} caractères.',
    zh: '文字超过 {value} 个字符。',
  },
  pictureMissing: {
    en: 'The picture “{value}” is not in the folder.',
    fr: 'L’image « {value} » n’est pas dans le dossier.',
    zh: '文件夹中没有图片“{value}”。',
  },
  pictureSeveral: {
    en: 'Several files are called “{value}”.',
    fr: 'Plusieurs fichiers s’appellent « {value} ».',
    zh: '有多个文件名为“{value}”。',
  },
  pictureKind: {
    en: '“{value}” is not a JPEG, PNG or WebP picture.',
    fr: '« {value} » n’est pas une image JPEG, PNG ou WebP.',
    zh: '“{value}”不是 JPEG、PNG 或 WebP 图片。',
  },
  pictureWide: {
    en: 'The picture is larger than 4000 × 4000: {value}.',
    fr: 'L’image dépasse 4000 × 4000 : {value}.',
    zh: '图片大于 4000 × 4000：{value}。',
  },
  pictureHeavy: {
    en: 'The picture is larger than 20 MB: {value}.',
    fr: 'L’image dépasse 20 Mo : {value}.',
    zh: '图片大于 20 MB：{value}。',
  },
  unfinishedDraft: {
    en: 'An editor has changed this work without publishing: publish it or go back first.',
    fr: 'Une modification de cette œuvre n’est pas publiée : publiez-la ou annulez-la d’abord.',
    zh: '此作品有未发布的修改：请先发布或撤回。',
  },
  notWritten: {
    en: 'The work could not be written: {value}',
    fr: 'L’œuvre n’a pas pu être enregistrée : {value}',
    zh: '无法保存作品：{value}',
  },
} as const satisfies Record<string, Told>;

/** The row is imported all the same. */
const WARNINGS = {
  unknownHeading: {
    en: 'The column “{value}” is left out: nothing here has that name.',
    fr: 'La colonne « {value} » est laissée de côté : rien ne porte ce nom ici.',
    zh: '忽略列“{value}”：这里没有这个名称。',
  },
  newLabel: {
    en: 'The year “{value}” will be made.',
    fr: 'L’année « {value} » sera créée.',
    zh: '将新建年份“{value}”。',
  },
  newCountry: {
    en: 'The country “{value}” will be made.',
    fr: 'Le pays « {value} » sera créé.',
    zh: '将新建国家或地区“{value}”。',
  },
  newOrganisation: {
    en: 'The organisation “{value}” will be made.',
    fr: 'L’organisation « {value} » sera créée.',
    zh: '将新建单位“{value}”。',
  },
  titleOfOther: {
    en: 'There is no English title: “{value}” is taken for it.',
    fr: 'Il n’y a pas de titre anglais : « {value} » le remplace.',
    zh: '没有英文名称：使用“{value}”。',
  },
  noPicture: {
    en: 'There is no picture: the work stays a draft.',
    fr: 'Il n’y a pas d’image : l’œuvre reste un brouillon.',
    zh: '没有图片：作品保留为草稿。',
  },
  pictureTurned: {
    en: 'The picture is turned: it is stored upright.',
    fr: 'L’image est tournée : elle est enregistrée à l’endroit.',
    zh: '图片方向已旋转：将以正向保存。',
  },
  pictureForPrint: {
    en: 'The picture is CMYK, for print: its colours are converted for screens.',
    fr: 'L’image est en CMJN, pour l’impression : ses couleurs sont converties pour l’écran.',
    zh: '图片是印刷用 CMYK 颜色：将转换为屏幕颜色。',
  },
} as const satisfies Record<string, Told>;

const ALL = { ...ERRORS, ...WARNINGS };

export type FaultCode = keyof typeof ALL;

/** `column`: as spreadsheets call it, with its heading; '' for the row or the sheet. */
export type Fault = { row: number; column: string; code: FaultCode; value: string };

export const isError = ({ code }: Pick<Fault, 'code'>) => code in ERRORS;

export function textOf({ code, value }: Pick<Fault, 'code' | 'value'>, language = 'en'): string {
  const told: Readonly<Record<string, string>> = ALL[code];
  return (told[language] ?? ALL[code].en).replace('{value}', () => value);
}

/** A sheet of which no row can be read. */
export class SheetFault extends Error {
  constructor(
    readonly code: FaultCode,
    readonly value = '',
    readonly row = 1,
  ) {
    super(textOf({ code, value }));
  }
}
