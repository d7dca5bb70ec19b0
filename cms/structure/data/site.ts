import { t, type Texts } from './texts';

export const LANGUAGES = [
  { id: 'EN', label: 'English' },
  { id: 'FR', label: 'Français' },
  { id: 'ZH', label: '中文' },
  { id: 'AR', label: 'العربية' },
  { id: 'ES', label: 'Español' },
  { id: 'RU', label: 'Русский' },
];

/** Without a picture the website shows its built-in logo. */
export const LOGO = {
  alt: t(
    'One World, One Future',
    'Un monde, un avenir',
    '同一个世界，同一个未来',
    'Un mundo, un futuro',
    'Один мир, одно будущее',
    'عالم واحد، مستقبل واحد',
  ),
};

/** Social media, the WeChat code and the contact are the organiser's. */
export const FOOTER = {
  nav: {
    title: t('Exhibition', 'Exposition', '展览', 'Exposición', 'Выставка', 'المعرض'),
    items: [
      {
        name: t(
          '2024, 6th edition',
          '2024, 6ᵉ édition',
          '2024 第六届',
          '2024, 6.ª edición',
          '2024, 6-я выставка',
          '2024، الدورة السادسة',
        ),
        link: '/exhibition/2024',
      },
      {
        name: t(
          'Online gallery',
          'Galerie en ligne',
          '线上画廊',
          'Galería en línea',
          'Онлайн-галерея',
          'المعرض الإلكتروني',
        ),
        link: '/albumsView',
      },
      {
        name: t(
          'Online video',
          'Vidéos en ligne',
          '线上视频',
          'Vídeos en línea',
          'Видеозаписи',
          'فيديو عبر الإنترنت',
        ),
        link: '/videosView',
      },
      {
        name: t(
          'Check a certificate',
          'Vérifier un certificat',
          '查询证书',
          'Comprobar un certificado',
          'Проверить сертификат',
          'التحقق من شهادة',
        ),
        link: '/cert/query',
      },
    ],
  },
  addr: {
    title: t('Visit', 'Venir', '参观', 'Visítenos', 'Как нас найти', 'الزيارة'),
    desc: t(
      'With our museum partner\nParis, France',
      'Dans notre musée partenaire\nParis, France',
      '合作博物馆\n法国巴黎',
      'En el museo asociado\nParís, Francia',
      'В музее-партнёре\nПариж, Франция',
      'في المتحف الشريك\nباريس، فرنسا',
    ),
  },
  copyright: {
    desc: t(
      '© One World, One Future. Works belong to the young artists.',
      '© Un monde, un avenir. Les œuvres appartiennent aux jeunes artistes.',
      '© 同一个世界，同一个未来。作品版权属于小艺术家们。',
      '© Un mundo, un futuro. Las obras pertenecen a los jóvenes artistas.',
      '© «Один мир, одно будущее». Работы принадлежат юным художникам.',
      '© عالم واحد، مستقبل واحد. الأعمال ملك للفنانين الصغار.',
    ),
  },
};

/** Without a description, the site's built-in one is used. The announcement (/exh) is named by its own title. */
type Page = { route: string; title: Texts; description?: Texts };

export const PAGES: Page[] = [
  {
    route: '/',
    title: t(
      'One World, One Future',
      'Un monde, un avenir',
      '同一个世界，同一个未来',
      'Un mundo, un futuro',
      'Один мир, одно будущее',
      'عالم واحد، مستقبل واحد',
    ),
    description: t(
      'An international online art exhibition by children and young artists, held each year with a museum in Paris.',
      'Une exposition internationale en ligne d’enfants et de jeunes artistes, organisée chaque année avec un musée à Paris.',
      '每年与巴黎一家博物馆共同举办的国际少年儿童与青年艺术家线上美术展。',
      'Una exposición internacional de arte en línea de niños y jóvenes artistas, organizada cada año con un museo de París.',
      'Международная онлайн-выставка детей и молодых художников, которая каждый год проходит вместе с музеем в Париже.',
      'معرض فني دولي عبر الإنترنت للأطفال والفنانين الشباب، يقام كل عام مع متحف في باريس.',
    ),
  },
  {
    route: '/albumsView',
    title: t(
      'Online gallery',
      'Galerie en ligne',
      '线上画廊',
      'Galería en línea',
      'Онлайн-галерея',
      'المعرض الإلكتروني',
    ),
    description: t(
      'Walk past the paintings of children and young artists from all over the world.',
      'Promenez-vous parmi les tableaux d’enfants et de jeunes artistes du monde entier.',
      '漫步欣赏世界各地少年儿童与青年艺术家的画作。',
      'Pasee ante los cuadros de niños y jóvenes artistas de todo el mundo.',
      'Пройдите вдоль картин детей и молодых художников со всего мира.',
      'تجوّلوا بين لوحات أطفال وفنانين شباب من أنحاء العالم.',
    ),
  },
  {
    route: '/albumsCategoryView',
    title: t(
      'Works by category',
      'Œuvres par catégorie',
      '分类作品',
      'Obras por categoría',
      'Работы по категориям',
      'الأعمال حسب الفئة',
    ),
  },
  {
    route: '/videosView',
    title: t(
      'Online video',
      'Vidéos en ligne',
      '线上视频',
      'Vídeos en línea',
      'Видеозаписи',
      'فيديو عبر الإنترنت',
    ),
  },
  {
    route: '/videosLive',
    title: t(
      'Live video',
      'Vidéo en direct',
      '视频直播',
      'Vídeo en directo',
      'Прямой эфир',
      'بث مباشر',
    ),
  },
  {
    route: '/cert/query',
    title: t(
      'Certificate query',
      'Vérification de certificat',
      '证书查询',
      'Consulta de certificados',
      'Проверка сертификата',
      'الاستعلام عن شهادة',
    ),
  },
  {
    route: '/news',
    title: t('News', 'Actualités', '新闻', 'Noticias', 'Новости', 'الأخبار'),
  },
  {
    route: '/shop',
    title: t('Art shop', 'Boutique d’art', '艺术商店', 'Tienda de arte', 'Магазин', 'متجر الفن'),
  },
];

/** §2 /exh: shown in both languages at once, whatever the site's language. */
export const EXH = {
  title: t(
    '2022 Louvre International Art Exhibition',
    '2022 Louvre International Art Exhibition',
    '2022 Louvre International Art Exhibition',
    '2022 Louvre International Art Exhibition',
    '2022 Louvre International Art Exhibition',
    '2022 Louvre International Art Exhibition',
  ),
  messages: [
    {
      lang: 'en',
      title: 'Call for works',
      html: '<p>Children and young artists of every country are invited to send a work on the theme One World, One Future. 150 works were selected in 2022.</p><p>Works of the children’s group are A3 (297 × 420 mm). Registration and upload take place on the exhibition’s upload system.</p>',
    },
    {
      lang: 'zh',
      title: '征集作品',
      html: '<p>诚邀世界各国的少年儿童与青年艺术家，以“同一个世界，同一个未来”为主题投稿。2022 年共有 150 件作品入选。</p><p>少儿组作品尺寸为 A3（297 × 420 毫米）。请在展览投稿系统中登记并上传作品。</p>',
    },
  ],
};
