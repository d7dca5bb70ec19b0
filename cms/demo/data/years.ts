import { t, type Texts } from './texts';
import type { Fact } from './yearRules';

type Year = {
  year: string;
  edition?: Texts;
  title: Texts;
  lead: Texts;
  worksCount?: number;
  subthemes: Fact[];
  /** The first two are beside the year on the home page; its own page has one above each subtheme. */
  summaryWorks: string[];
};

export const THEME = t(
  'One World, One Future',
  'Un monde, un avenir',
  '同一个世界，同一个未来',
  'Un mundo, un futuro',
  'Один мир, одно будущее',
  'عالم واحد، مستقبل واحد',
);

/** §1: what differs between years. Unknown facts (dates, other editions, other counts) are left out. */
export const YEAR_PAGES: Year[] = [
  {
    year: '2024',
    edition: t(
      '6th edition',
      '6ᵉ édition',
      '第六届',
      '6.ª edición',
      '6-я выставка',
      'الدورة السادسة',
    ),
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
    subthemes: [
      {
        title: t(
          'Olympic Games in Paris',
          'Les Jeux olympiques à Paris',
          '巴黎奥运会',
          'Juegos Olímpicos en París',
          'Олимпийские игры в Париже',
          'الألعاب الأولمبية في باريس',
        ),
        text: t(
          'The athletes, the city, the flame: how does your country run, swim and jump with the others?',
          'Les athlètes, la ville, la flamme : comment ton pays court-il, nage-t-il et saute-t-il avec les autres ?',
          '运动员、城市、圣火：你的国家怎样和大家一起跑、游、跳？',
          'Los atletas, la ciudad, la llama: ¿cómo corre, nada y salta tu país con los demás?',
          'Спортсмены, город, огонь: как твоя страна бегает, плавает и прыгает вместе с другими?',
          'الرياضيون والمدينة والشعلة: كيف يركض بلدك ويسبح ويقفز مع الآخرين؟',
        ),
      },
      {
        title: t(
          'Saving Lives',
          'Sauver des vies',
          '拯救生命',
          'Salvar vidas',
          'Спасение жизней',
          'إنقاذ الأرواح',
        ),
        text: t(
          'Doctors, firefighters, volunteers, neighbours. Who takes care of others where you live?',
          'Médecins, pompiers, bénévoles, voisins. Chez toi, qui prend soin des autres ?',
          '医生、消防员、志愿者、邻居。在你身边，谁在照顾别人？',
          'Médicos, bomberos, voluntarios, vecinos. ¿Quién cuida de los demás donde vives?',
          'Врачи, пожарные, волонтёры, соседи. Кто заботится о других там, где ты живёшь?',
          'أطباء ورجال إطفاء ومتطوعون وجيران. من يعتني بالآخرين حيث تعيش؟',
        ),
      },
      {
        title: t(
          'Technology Changes the Future',
          'La technologie change l’avenir',
          '科技改变未来',
          'La tecnología cambia el futuro',
          'Технологии меняют будущее',
          'التكنولوجيا تغيّر المستقبل',
        ),
        text: t(
          'Robots, rockets and ideas. What will you invent so that life becomes kinder?',
          'Des robots, des fusées, des idées. Qu’inventeras-tu pour rendre la vie plus douce ?',
          '机器人、火箭与奇思妙想。你会发明什么，让生活更温柔？',
          'Robots, cohetes e ideas. ¿Qué inventarás para que la vida sea más amable?',
          'Роботы, ракеты и идеи. Что ты придумаешь, чтобы жизнь стала добрее?',
          'روبوتات وصواريخ وأفكار. ماذا ستخترع لتصبح الحياة ألطف؟',
        ),
      },
    ],
    summaryWorks: ['2024-011.jpg', '2024-001.jpg', '2024-033.jpg'],
  },
  {
    year: '2023',
    edition: t(
      '5th edition',
      '5ᵉ édition',
      '第五届',
      '5.ª edición',
      '5-я выставка',
      'الدورة الخامسة',
    ),
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
    subthemes: [],
    summaryWorks: ['2023-021.jpg', '2023-001.jpg'],
  },
  {
    year: '2022',
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
    worksCount: 150,
    subthemes: [],
    summaryWorks: ['2022-092.jpg', '2022-038.jpg'],
  },
  {
    year: '2021',
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
      'Des images d’amis, de forêts et de la première fête après un long moment.',
      '画里有朋友、森林，还有久别之后的第一场聚会。',
      'Imágenes de amigos, de bosques y de la primera fiesta después de mucho tiempo.',
      'Картины о друзьях, о лесах и о первом празднике после долгого перерыва.',
      'لوحات عن الأصدقاء والغابات وعن أول حفلة بعد وقت طويل.',
    ),
    subthemes: [],
    summaryWorks: ['2021-018.jpg', '2021-019.jpg'],
  },
  {
    year: '2020',
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
    subthemes: [],
    summaryWorks: ['2020-013.jpg', '2020-003.jpg'],
  },
];
