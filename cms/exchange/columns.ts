import { CERTIFICATE_NUMBER_MAX_LENGTH, NAME_MAX_LENGTH } from '@/lib/constants';
import { languageName } from '@/lib/i18n/intl';
import { LANGUAGES, LOCALES, type Locale } from '@/lib/i18n/locales';
import { plain } from '@/lib/plain';

/** The columns of a sheet of works: the import reads them, the export writes them. */

type Kind =
  'text' | 'count' | 'country' | 'sex' | 'label' | 'labels' | 'organisation' | 'picture' | 'flag';

export type Texts = Readonly<Record<Locale, string>>;

export type Column = {
  /** Stable: `num`, `name.fr`. As a heading it is read as well. */
  key: string;
  kind: Kind;
  /** Of a localised text, the language that this column has. */
  locale?: Locale;
  maxLength?: number;
  headings: Texts;
  /** Further headings that are read, in any language. */
  synonyms: readonly string[];
};

/** A cell that empties the field; an empty cell leaves it as it is. */
export const NONE = '-';

/** What Excel shows in a cell for days, where its number is beyond all of them. */
export const NO_DAY = '########';

/** Between the labels of one cell. */
export const LABEL_SEPARATOR = ', ';

/**
 * Spreadsheets take a cell that begins so for a formula, some of them also with signs of full width. An apostrophe before it is
 * text, and `fromCell` takes it off.
 */
const LOOKS_LIKE_FORMULA = /^['=+\-@\t\r\n＝＋－＠]/;
/**
 * A spreadsheet that separates by semicolons, as Excel does in French, begins a cell within ours: it doesn't know the quotes that ours has
 * because of a comma, nor that a line ends within them. Apostrophes before a sign get one more, so that each text is read back as it was;
 * others are text. Each pattern looks at one sign first, and only there at what is around it.
 */
const BEFORE_CELL_WITHIN = /(?=['=+\-@＝＋－＠])(?<=[;\t\r\n]["\s]*)(?='*[=+\-@＝＋－＠])/g;
const APOSTROPHE_WITHIN = /'(?<=[;\t\r\n]["\s]*')(?='*[=+\-@＝＋－＠])/g;

export const toCell = (text: string) => {
  const cell = text.replace(BEFORE_CELL_WITHIN, "'");
  return LOOKS_LIKE_FORMULA.test(cell) ? `'${cell}` : cell;
};

/** A line of a CSV file. */
export const csvLine = (cells: readonly (string | number)[]) =>
  `${cells.map((cell) => `"${toCell(String(cell)).replaceAll('"', '""')}"`).join(',')}\r\n`;

export const fromCell = (cell: string) => {
  const isProtected = cell.startsWith("'") && LOOKS_LIKE_FORMULA.test(cell.slice(1));
  return (isProtected ? cell.slice(1) : cell).replace(APOSTROPHE_WITHIN, '');
};

/** `a | b` in the order of the languages: en, fr, zh, es, ru, ar. */
export function six(headings: string): Texts {
  const parts = headings.split('|').map((part) => part.trim());
  const entries = LOCALES.map((locale, index) => [locale, parts[index] ?? ''] as const);
  return Object.fromEntries(entries) as Texts;
}

const words = (list: string) => list.split('|').map((word) => word.trim());

type Limits = Pick<Column, 'maxLength'>;

const column = (
  key: string,
  kind: Kind,
  headings: string,
  synonyms: string,
  limits: Limits = {},
): Column => ({ key, kind, ...limits, headings: six(headings), synonyms: words(synonyms) });

/** What a language is called in headings, beyond its names by Intl. */
const ALSO_CALLED: Texts = six('anglais|français|中文|español|русский|العربية');
const CHINESE_NAMES: Texts = six('英文|法文|汉语|西班牙文|俄文|阿拉伯文');

const namesOf = (language: Locale) => [
  language,
  ...LOCALES.map((locale) => languageName(language, locale)),
  LANGUAGES[language].name,
  ALSO_CALLED[language],
  CHINESE_NAMES[language],
];

const bare = (headings: Texts, synonyms: Partial<Record<Locale, string>>, locale: Locale) => [
  headings[locale],
  ...words(synonyms[locale] ?? ''),
];

/** A column for each language. A heading without a language means the language that it is written in. */
function localised(
  field: string,
  given: string,
  synonyms: Partial<Record<Locale, string>>,
  limits: Limits = {},
): Column[] {
  const headings = six(given);
  const all = LOCALES.flatMap((locale) => bare(headings, synonyms, locale));
  return LOCALES.map((language) => ({
    key: `${field}.${language}`,
    kind: 'text' as const,
    locale: language,
    ...limits,
    headings: Object.fromEntries(
      LOCALES.map((locale) => [locale, `${headings[locale]} (${languageName(language, locale)})`]),
    ) as Texts,
    synonyms: [
      ...bare(headings, synonyms, language),
      ...namesOf(language).flatMap((name) =>
        all.flatMap((base) => [`${base} ${name}`, `${name} ${base}`]),
      ),
    ],
  }));
}

const NAME = { maxLength: NAME_MAX_LENGTH };

export const COLUMNS: readonly Column[] = [
  column(
    'num',
    'text',
    'Certificate number|Numéro de certificat|证书编号|Número de certificado|Номер сертификата|رقم الشهادة',
    'Certificate|Certificate no|Certificat|N° de certificat|证书号|Certificado|N.º de certificado|Сертификат|الشهادة',
    { maxLength: CERTIFICATE_NUMBER_MAX_LENGTH },
  ),
  column(
    'label',
    'label',
    'Year|Année|年份|Año|Год|السنة',
    'yearLabel|qrLabel|Gallery label|Label|Exhibition year|Edition|Édition|年度|Edición|Год выставки|العام',
  ),
  column(
    'seq',
    'count',
    'Number in the year|Numéro dans l’année|年内序号|Número en el año|Номер в году|الرقم في السنة',
    'Sequence|Seq no|Ordre|序号|Orden|Порядковый номер|Порядок|الترتيب',
  ),
  ...localised(
    'name',
    'Title|Titre|作品名称|Título|Название|العنوان',
    {
      en: 'Work title|Title of the work|Artwork title|Artwork',
      fr: 'Titre de l’œuvre|Œuvre',
      zh: '标题|题目|作品标题|作品名|名称',
      es: 'Título de la obra|Obra',
      ru: 'Заголовок|Название работы|Работа',
      ar: 'عنوان العمل|اسم العمل',
    },
    NAME,
  ),
  column(
    'author',
    'text',
    'Author|Auteur|作者|Autor|Автор|الفنان',
    'Artist|Artist name|Name of the artist|Author name|Student|Pupil|Artiste|Élève|Nom de l’artiste|Nom de l’auteur|姓名|学生姓名|作者姓名|画家|Artista|Alumno|Nombre del artista|Nombre del autor|Художник|Имя автора|Ученик|المؤلف|اسم الفنان|الطالب',
    NAME,
  ),
  column(
    'country',
    'country',
    'Country|Pays|国家或地区|País|Страна|البلد',
    'Country or region|From|Nationality|Nationalité|国家|国籍|Nacionalidad|Гражданство|الجنسية|الدولة|area',
  ),
  column('age', 'text', 'Age|Âge|年龄|Edad|Возраст|العمر', 'Years old|岁数|السن', {
    maxLength: 16,
  }),
  column('sex', 'sex', 'Sex|Sexe|性别|Sexo|Пол|الجنس', 'Gender|Genre|Género|النوع'),
  column(
    'teacher',
    'text',
    'Mentor|Professeur|指导老师|Profesor|Педагог|المعلّم',
    'Teacher|Tutor|Enseignant|Enseignante|老师|教师|指导教师|Maestro|Docente|Учитель|Преподаватель|المدرس|المشرف',
    NAME,
  ),
  column(
    'org',
    'text',
    'Agency|Présenté par|推荐机构|Presentado por|Учреждение|الجهة',
    'Recommended agency|Recommending agency|Agence|Organisme|Agencia|Centro|Агентство|الوكالة',
    NAME,
  ),
  // 机构 alone is in no list: it may mean either of these, so the screen asks.
  column(
    'organisation',
    'organisation',
    'Organisation|Organisation|选送单位|Organización|Организация|المؤسسة',
    'Organization|Department|School|Studio|École|Département|学校|单位|Escuela|Departamento|Школа|Отделение|المدرسة',
    NAME,
  ),
  ...localised('description', 'Introduction|Présentation|作品介绍|Presentación|О работе|عن العمل', {
    en: 'Description|About the work',
    fr: 'À propos de l’œuvre',
    zh: '简介|介绍|作品简介|作品说明',
    es: 'Descripción|Sobre la obra',
    ru: 'Описание|Описание работы',
    ar: 'التعريف|الوصف|وصف العمل|مقدمة',
  }),
  column(
    'picture',
    'picture',
    'Picture file|Fichier de l’image|图片文件|Archivo de imagen|Файл изображения|ملف الصورة',
    'Picture|Image|Image file|Photo|File|Filename|Cover|Fichier|Fichier image|Nom du fichier|图片|文件名|照片|图片文件名|Imagen|Foto|Archivo|Archivo imagen|Archivo de la imagen|Nombre del archivo|Картинка|Изображение|Фото|Файл|Файл картины|Файл с изображением|Имя файла|صورة|الصورة|ملف|ملف صورة|اسم الملف',
  ),
  ...localised(
    'alt',
    'Picture description|Description de l’image|图片说明|Descripción de la imagen|Описание изображения|وصف الصورة',
    { en: 'Alt text|Alternative text', fr: 'Texte alternatif', es: 'Texto alternativo' },
    { maxLength: 500 },
  ),
  column(
    'labels',
    'labels',
    'Lists|Listes|所在列表|Listas|Списки|القوائم',
    'Labels|Shown in|列表|标签|Étiquettes|Libellés|Etiquetas|Метки|التسميات',
  ),
  column(
    'initial',
    'text',
    'Initial|Initiale|首字母|Inicial|Первая буква|الحرف الأول',
    'First letter|Première lettre',
    { maxLength: 1 },
  ),
  column(
    'published',
    'flag',
    'Published|Publié|已发布|Publicado|Опубликовано|منشور',
    'Status|Statut|状态|发布|Estado|Статус|الحالة',
  ),
];

/** Case, accents, spaces and punctuation don't count. */
export const plainHeading = (heading: string) => plain(heading).replace(/[^\p{L}\p{N}]+/gu, '');

/** The heading that is written for an editor with this language. */
export const headingOf = ({ headings }: Column, locale: Locale) => headings[locale];

/** All headings that are read as a column. */
export const readingsOf = ({ key, headings, synonyms }: Column): Set<string> =>
  new Set([...Object.values(headings), key, ...synonyms].map(plainHeading));

const BY_HEADING = new Map<string, Column>();
for (const each of COLUMNS) {
  for (const heading of readingsOf(each)) {
    if (heading && !BY_HEADING.has(heading)) BY_HEADING.set(heading, each);
  }
}

/** The column that a heading means; undefined for one that is to be mapped by hand. */
export const columnOf = (heading: string): Column | undefined =>
  BY_HEADING.get(plainHeading(heading));

/** A column by its key, for a mapping by hand. */
export const columnByKey = (key: string): Column | undefined =>
  COLUMNS.find((each) => each.key === key);
