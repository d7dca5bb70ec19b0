import { t, type Texts } from '../../structure/data/texts';

type Content = {
  title: Texts;
  lead: Texts;
  /** The first two are beside the year on the home page; its own page has one above each subtheme. */
  summaryWorks: string[];
};

/** What the demo adds to each year of the structure. */
export const YEAR_CONTENT: Readonly<Record<string, Content>> = {
  '2024': {
    title: t(
      'Paris opens its arms',
      'Paris ouvre les bras',
      '巴黎张开双臂',
      'París abre los brazos',
      'Париж раскрывает объятия',
      'باريس تفتح ذراعيها',
    ),
    lead: t(
      'Three subthemes for a summer when the whole world visits one city.',
      'Trois sous-thèmes pour un été où le monde entier visite une seule ville.',
      '三个子主题，献给全世界相聚一城的夏天。',
      'Tres subtemas para un verano en que todo el mundo visita una sola ciudad.',
      'Три подтемы для лета, когда весь мир приезжает в один город.',
      'ثلاثة مواضيع فرعية لصيف يزور فيه العالم كله مدينة واحدة.',
    ),
    summaryWorks: ['2024-011.jpg', '2024-001.jpg', '2024-033.jpg'],
  },
  '2023': {
    title: t(
      'The wall grows longer',
      'Le mur s’allonge',
      '长长的画墙',
      'La pared se alarga',
      'Стена становится длиннее',
      'الجدار يزداد طولًا',
    ),
    lead: t(
      'In its fifth edition the exhibition hangs reefs, kites and a tree of hands side by side.',
      'Pour sa cinquième édition, l’exposition accroche côte à côte récifs, cerfs-volants et arbre aux mains.',
      '第五届展览里，珊瑚礁、风筝与手之树并肩而挂。',
      'En su quinta edición, la exposición cuelga juntos arrecifes, cometas y un árbol de manos.',
      'На пятой выставке рядом висят рифы, воздушные змеи и дерево из ладоней.',
      'في دورته الخامسة يعلّق المعرض الشعاب والطائرات الورقية وشجرة الأيدي جنبًا إلى جنب.',
    ),
    summaryWorks: ['2023-021.jpg', '2023-001.jpg'],
  },
  '2022': {
    title: t(
      '150 works, one wall',
      '150 œuvres, un seul mur',
      '150 件作品，一面墙',
      '150 obras, una sola pared',
      '150 работ, одна стена',
      '150 عملًا، جدار واحد',
    ),
    lead: t(
      '150 works were selected in 2022. Walk along them slowly: no two suns are alike.',
      '150 œuvres ont été retenues en 2022. Longez-les lentement : aucun soleil ne ressemble à l’autre.',
      '2022 年共入选 150 件作品。慢慢走，慢慢看：没有两个太阳是一样的。',
      'En 2022 se seleccionaron 150 obras. Recórralas despacio: no hay dos soles iguales.',
      'В 2022 году отобрали 150 работ. Идите вдоль них не торопясь: здесь нет двух одинаковых солнц.',
      'اختير 150 عملًا في 2022. امشوا أمامها على مهل: لا شمس فيها تشبه أخرى.',
    ),
    summaryWorks: ['2022-092.jpg', '2022-038.jpg'],
  },
  '2021': {
    title: t(
      'Still together',
      'Toujours ensemble',
      '依然在一起',
      'Seguimos juntos',
      'По-прежнему вместе',
      'ما زلنا معًا',
    ),
    lead: t(
      'Pictures of friends, of forests and of the first party after a long time.',
      'Des images d’amis, de forêts et de la première fête depuis bien longtemps.',
      '画里有朋友、森林，还有久别之后的第一场聚会。',
      'Imágenes de amigos, de bosques y de la primera fiesta después de mucho tiempo.',
      'Картины о друзьях, о лесах и о первом празднике после долгого перерыва.',
      'لوحات عن الأصدقاء والغابات وعن أول حفلة بعد وقت طويل.',
    ),
    summaryWorks: ['2021-018.jpg', '2021-019.jpg'],
  },
  '2020': {
    title: t(
      'Windows open',
      'Fenêtres ouvertes',
      '打开窗户',
      'Ventanas abiertas',
      'Окна открыты',
      'نوافذ مفتوحة',
    ),
    lead: t(
      'Many of these pictures were made at home and look far out of the window.',
      'Beaucoup de ces images ont été faites à la maison et regardent loin par la fenêtre.',
      '许多作品是在家里画的，目光却望向窗外很远的地方。',
      'Muchos de estos cuadros se hicieron en casa y miran lejos por la ventana.',
      'Многие из этих картин нарисованы дома и смотрят далеко за окно.',
      'كثير من هذه اللوحات رُسم في البيت، وينظر بعيدًا من النافذة.',
    ),
    summaryWorks: ['2020-013.jpg', '2020-003.jpg'],
  },
};
