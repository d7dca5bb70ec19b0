import { COLUMNS, LABEL_SEPARATOR, six } from './columns';
import { asCell, asId, asText, asTime, inLanguage, listOf, partOf } from './parts';
import type { Sheet, SheetColumn } from './sheet';
import { yesOrNo } from './worksSheet';

/** A column of the works' sheet, of the work that a row belongs to. */
function ofWork(key: string, cell: SheetColumn['cell']): SheetColumn {
  const { headings } = COLUMNS.find((column) => column.key === key)!;
  return { headings, cell: (doc, locale) => cell((doc.album ?? {}) as never, locale) };
}

const TITLE: SheetColumn = {
  headings: six('Artwork | Œuvre | 作品 | Obra | Работа | العمل'),
  cell: (doc, locale) => inLanguage(partOf(doc, 'album', 'name'), locale),
};
const AUTHOR = ofWork('author', ({ author }) => asText(author));
const YEAR = ofWork('label', ({ yearLabel }) => asId(yearLabel));
const SEQ = ofWork('seq', ({ seq }) => asCell(seq));
const NUMBER = ofWork('num', ({ num }) => asText(num));

/** Which work somebody collected or wrote about. */
const WORK = [TITLE, AUTHOR, NUMBER, YEAR, SEQ];
const NAME = six('Name | Nom | 姓名 | Nombre | Имя | الاسم');

const OF_WORK = {
  albums: { name: true, author: true, num: true, yearLabel: true, seq: true },
} as const;

/** Who collected what: they gave their address for that. */
export const FAVOURITES: Sheet = {
  name: 'favourites',
  columns: [
    {
      headings: six(
        'E-mail | E-mail | 电子邮箱 | Correo electrónico | Эл. почта | البريد الإلكتروني',
      ),
      cell: ({ email }) => asText(email),
    },
    {
      headings: NAME,
      cell: ({ name }) => asText(name),
    },
    {
      headings: six(
        'Collected at (UTC) | Collectionnée le (UTC) | 收藏时间（UTC） | Coleccionada el (UTC) | Добавлено (UTC) | تاريخ الاقتناء (UTC)',
      ),
      cell: ({ cTime }) => asTime(cTime),
    },
    ...WORK,
  ],
  populate: OF_WORK,
};

export const CERTIFICATES: Sheet = {
  name: 'certificates',
  columns: [
    {
      headings: NUMBER.headings,
      cell: ({ num }) => asText(num),
    },
    {
      headings: six(
        'Pictures of the certificate | Images du certificat | 证书图片 | Imágenes del certificado | Изображения сертификата | صور الشهادة',
      ),
      cell: ({ certPhotos }) =>
        listOf(certPhotos)
          .map((photo) => asText(partOf(photo, 'filename')))
          .filter(Boolean)
          .join(LABEL_SEPARATOR),
    },
    TITLE,
    AUTHOR,
    YEAR,
    SEQ,
    {
      headings: six(
        'Changed at (UTC) | Modifié le (UTC) | 修改时间（UTC） | Modificado el (UTC) | Изменено (UTC) | تاريخ التعديل (UTC)',
      ),
      cell: ({ updatedAt }) => asTime(updatedAt),
    },
  ],
  populate: { ...OF_WORK, media: { filename: true } },
};

export const COMMENTS: Sheet = {
  name: 'comments',
  columns: [
    {
      headings: six('Comment | Commentaire | 留言 | Comentario | Комментарий | التعليق'),
      cell: ({ comment }) => asText(comment),
    },
    {
      headings: NAME,
      cell: ({ username }) => asText(username),
    },
    {
      headings: six(
        'Written at (UTC) | Écrit le (UTC) | 留言时间（UTC） | Escrito el (UTC) | Написано (UTC) | تاريخ الكتابة (UTC)',
      ),
      cell: ({ cTime }) => asTime(cTime),
    },
    {
      headings: six('Approved | Approuvé | 已批准 | Aprobado | Одобрено | موافق عليه'),
      cell: ({ approved }, locale) => yesOrNo(approved === true, locale),
    },
    ...WORK,
  ],
  populate: OF_WORK,
};
