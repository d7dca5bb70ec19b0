import { t, type Texts } from '../../structure/data/texts';

const portrait = t(
  'Portrait in the manner of a child’s gouache',
  'Portrait à la manière d’une gouache d’enfant',
  '儿童水粉画风格的肖像',
  'Retrato a la manera de un gouache infantil',
  'Портрет в манере детской гуаши',
  'صورة شخصية بأسلوب غواش الأطفال',
);
const logo = (name: string) =>
  t(
    `Logo of ${name}`,
    `Logo de ${name}`,
    `${name} 标志`,
    `Logotipo de ${name}`,
    `Логотип: ${name}`,
    `شعار ${name}`,
  );
const still = (title: Texts) =>
  t(
    `Still from the film “${title.en}”`,
    `Image du film « ${title.fr} »`,
    `影片《${title.zh}》剧照`,
    `Fotograma de la película «${title.es}»`,
    `Кадр из фильма «${title.ru}»`,
    `لقطة من فيلم «${title.ar}»`,
  );

/** Alt texts of the media that are not artworks. Avatars are decoration beside a name and have none. */
export const MEDIA_ALT: Record<string, Texts> = {
  'hero-poster.jpg': t(
    'Children hand in hand in front of a smiling Earth and a rainbow',
    'Des enfants main dans la main devant une Terre souriante et un arc-en-ciel',
    '孩子们手拉手，站在微笑的地球与彩虹前',
    'Niños de la mano ante una Tierra sonriente y un arcoíris',
    'Дети держатся за руки перед улыбающейся Землёй и радугой',
    'أطفال يدًا بيد أمام الأرض المبتسمة وقوس قزح',
  ),
  'exh-bg-1.jpg': t(
    'Ivory museum room with three framed works, visitors and a bench',
    'Salle de musée ivoire avec trois œuvres encadrées, des visiteurs et un banc',
    '象牙白的展厅，三幅装框作品、观众与长椅',
    'Sala de museo color marfil con tres obras enmarcadas, visitantes y un banco',
    'Музейный зал цвета слоновой кости: три картины в рамах, посетители и скамья',
    'قاعة متحف بلون العاج فيها ثلاثة أعمال مؤطرة وزوّار ومقعد',
  ),
  'exh-bg-2.jpg': t(
    'Deep blue museum room at night with framed works and visitors',
    'Salle de musée bleu nuit avec des œuvres encadrées et des visiteurs',
    '夜色中的深蓝展厅，装框作品与观众',
    'Sala de museo azul oscuro, de noche, con obras enmarcadas y visitantes',
    'Тёмно-синий музейный зал ночью: картины в рамах и посетители',
    'قاعة متحف بزرقة الليل فيها أعمال مؤطرة وزوّار',
  ),
  'notice-calendar.jpg': t(
    'Notice with the calendar of the 6th edition, from 1 March to 31 October 2024, in English and Chinese',
    'Avis avec le calendrier de la 6ᵉ édition, du 1ᵉʳ mars au 31 octobre 2024, en anglais et en chinois',
    '第六届展览日程通知：2024 年 3 月 1 日至 10 月 31 日，中英文',
    'Aviso con el calendario de la 6.ª edición, del 1 de marzo al 31 de octubre de 2024, en inglés y chino',
    'Извещение с календарём 6-й выставки, с 1 марта по 31 октября 2024 года, по-английски и по-китайски',
    'إشعار بجدول الدورة السادسة، من 1 مارس إلى 31 أكتوبر 2024، بالإنجليزية والصينية',
  ),
  'notice-sending.jpg': t(
    'Notice on how to send a work: theme, size, file and what is not accepted, in English and Chinese',
    'Avis sur l’envoi d’une œuvre : thème, format, fichier et ce qui n’est pas accepté, en anglais et en chinois',
    '投稿须知：主题、尺寸、文件与不接收的作品，中英文',
    'Aviso sobre el envío de una obra: tema, tamaño, archivo y lo que no se acepta, en inglés y chino',
    'Извещение о том, как прислать работу: тема, размер, файл и что не принимается, по-английски и по-китайски',
    'إشعار عن كيفية إرسال عمل: الموضوع والمقاس والملف وما لا يُقبل، بالإنجليزية والصينية',
  ),
  'shop.jpg': t(
    'Framed prints, cards, postcards, a poster tube, a mug and a bag made from the paintings',
    'Tirages encadrés, cartes, cartes postales, tube à affiche, tasse et sac d’après les tableaux',
    '由画作制成的装框复制画、卡片、明信片、海报筒、杯子与布袋',
    'Láminas enmarcadas, tarjetas, postales, un tubo para carteles, una taza y una bolsa hechas a partir de los cuadros',
    'Репродукции в рамах, открытки, тубус для плаката, кружка и сумка по мотивам картин',
    'مطبوعات مؤطرة وبطاقات وبطاقات بريدية وأنبوب ملصقات وكوب وحقيبة، كلها من وحي اللوحات',
  ),
  'wechat-code.svg': t(
    'QR code of our WeChat account',
    'Code QR de notre compte WeChat',
    '微信公众号二维码',
    'Código QR de nuestra cuenta de WeChat',
    'QR-код нашей учётной записи в WeChat',
    'رمز QR لحسابنا على WeChat',
  ),
  ...Object.fromEntries([1, 2, 3, 4, 5, 6].map((n) => [`expert-${n}.jpg`, portrait])),
  'logo-organiser-1.svg': logo('Papier-Soleil'),
  'logo-organiser-2.svg': logo('Grand Pinceau'),
  'logo-organiser-3.svg': logo('Mille Crayons'),
  'logo-organiser-4.svg': logo('Petits Murs'),
  'logo-partner-1.svg': logo('Onde Confetti'),
  'logo-partner-2.svg': logo('Palette Neuf'),
  'logo-partner-3.svg': logo('La Gazette des Craies'),
  'video-opening-night-poster.jpg': still(
    t(
      'Opening night',
      'Soirée d’ouverture',
      '开幕之夜',
      'Noche de inauguración',
      'Вечер открытия',
      'ليلة الافتتاح',
    ),
  ),
  'video-inside-the-jury-poster.jpg': still(
    t(
      'Inside the jury',
      'Dans les coulisses du jury',
      '走进评审现场',
      'Dentro del jurado',
      'В гостях у жюри',
      'داخل لجنة التحكيم',
    ),
  ),
  'video-how-a-painting-travels-poster.jpg': still(
    t(
      'How a painting travels to Paris',
      'Le voyage d’un tableau vers Paris',
      '一幅画怎样来到巴黎',
      'Cómo viaja un cuadro a París',
      'Как картина едет в Париж',
      'كيف تسافر لوحة إلى باريس',
    ),
  ),
  'video-olympic-games-poster.jpg': still(
    t(
      'Young artists on the Olympic Games',
      'Les Jeux olympiques vus par les enfants',
      '小画家眼中的奥运会',
      'Los Juegos Olímpicos vistos por los niños',
      'Олимпийские игры глазами детей',
      'الألعاب الأولمبية بعيون الفنانين الصغار',
    ),
  ),
  'video-saving-lives-poster.jpg': still(
    t(
      'Saving lives: a gallery walk',
      'Sauver des vies : promenade dans la galerie',
      '拯救生命：画廊漫步',
      'Salvar vidas: un paseo por la galería',
      'Спасение жизней: прогулка по галерее',
      'إنقاذ الأرواح: جولة في المعرض',
    ),
  ),
  'video-technology-poster.jpg': still(
    t(
      'Technology changes the future',
      'La technologie change l’avenir',
      '科技改变未来',
      'La tecnología cambia el futuro',
      'Технологии меняют будущее',
      'التكنولوجيا تغيّر المستقبل',
    ),
  ),
};
