import { t, type Texts } from './texts';

/** §3 Menu item: 0 a page, 1 a group (which may have a page too), 2 a link to another site. */
export type MenuNode = {
  name: Texts;
  type: '0' | '1' | '2';
  link?: string;
  childs?: MenuNode[];
};

const page = (name: Texts, link: string): MenuNode => ({ name, type: '0', link });

const sectionsOf = (year: string): MenuNode[] => [
  page(t('Theme', 'Thème', '主题', 'Tema', 'Тема', 'الموضوع'), `/exhibition/${year}#theme`),
  page(
    t(
      'Guest experts',
      'Experts invités',
      '特邀专家',
      'Expertos invitados',
      'Приглашённые эксперты',
      'الخبراء الضيوف',
    ),
    `/exhibition/${year}#experts`,
  ),
  page(
    t(
      'Work requirements',
      'Consignes pour les œuvres',
      '作品要求',
      'Requisitos de las obras',
      'Требования к работам',
      'شروط الأعمال',
    ),
    `/exhibition/${year}#requirements`,
  ),
  page(
    t('Honours', 'Distinctions', '荣誉', 'Distinciones', 'Награды', 'التكريم'),
    `/exhibition/${year}#awards`,
  ),
  page(
    t(
      'Media partners',
      'Partenaires médias',
      '媒体伙伴',
      'Medios colaboradores',
      'Медиапартнёры',
      'الشركاء الإعلاميون',
    ),
    `/exhibition/${year}#partners`,
  ),
];

const yearItem = (year: string, name: Texts): MenuNode => ({
  name,
  type: '1',
  link: `/exhibition/${year}`,
  childs: sectionsOf(year),
});

export const MAIN_MENU: MenuNode[] = [
  {
    name: t('Exhibitions', 'Expositions', '历届展览', 'Exposiciones', 'Выставки', 'المعارض'),
    type: '1',
    childs: [
      yearItem(
        '2024',
        t(
          '2024, 6th edition',
          '2024, 6ᵉ édition',
          '2024 第六届',
          '2024, 6.ª edición',
          '2024, 6-я выставка',
          '2024، الدورة السادسة',
        ),
      ),
      yearItem(
        '2023',
        t(
          '2023, 5th edition',
          '2023, 5ᵉ édition',
          '2023 第五届',
          '2023, 5.ª edición',
          '2023, 5-я выставка',
          '2023، الدورة الخامسة',
        ),
      ),
      yearItem(
        '2022',
        t(
          '2022, 150 works',
          '2022, 150 œuvres',
          '2022 入选 150 件',
          '2022, 150 obras',
          '2022, 150 работ',
          '2022، 150 عملًا',
        ),
      ),
      yearItem('2021', t('2021', '2021', '2021', '2021', '2021', '2021')),
      yearItem('2020', t('2020', '2020', '2020', '2020', '2020', '2020')),
    ],
  },
  {
    name: t('Gallery', 'Galerie', '画廊', 'Galería', 'Галерея', 'الأعمال'),
    type: '1',
    childs: [
      page(
        t(
          'Online gallery',
          'Galerie en ligne',
          '线上画廊',
          'Galería en línea',
          'Онлайн-галерея',
          'المعرض الإلكتروني',
        ),
        '/albumsView',
      ),
      page(
        t(
          'Works by category',
          'Œuvres par catégorie',
          '分类作品',
          'Obras por categoría',
          'Работы по категориям',
          'الأعمال حسب الفئة',
        ),
        '/albumsCategoryView',
      ),
      page(
        t('Art shop', 'Boutique d’art', '艺术商店', 'Tienda de arte', 'Магазин', 'متجر الفن'),
        '/shop',
      ),
    ],
  },
  {
    name: t('Videos', 'Vidéos', '视频', 'Vídeos', 'Видео', 'فيديو'),
    type: '1',
    childs: [
      page(
        t(
          'Online video',
          'Vidéos en ligne',
          '线上视频',
          'Vídeos en línea',
          'Видеозаписи',
          'فيديو عبر الإنترنت',
        ),
        '/videosView',
      ),
      page(
        t(
          'Live video',
          'Vidéo en direct',
          '视频直播',
          'Vídeo en directo',
          'Прямой эфир',
          'بث مباشر',
        ),
        '/videosLive',
      ),
    ],
  },
  page(
    t('Certificates', 'Certificats', '证书查询', 'Certificados', 'Сертификаты', 'الشهادات'),
    '/cert/query',
  ),
  page(t('News', 'Actualités', '新闻', 'Noticias', 'Новости', 'الأخبار'), '/news'),
  page(t('Announcement', 'Annonce', '公告', 'Convocatoria', 'Объявление', 'إعلان'), '/exh'),
];
