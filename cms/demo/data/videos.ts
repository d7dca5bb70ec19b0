import { CMS_LOCALES } from '../../queries/locale';
import { t, type Texts } from '../../structure/data/texts';

type Film = {
  file: string;
  name: Texts;
  description: Texts;
  sTime: string;
  labels: string[];
};

export const CREW = 'Petits Murs film workshop';

/** The duration in the metadata of every film's file. */
export const FILM_SECONDS = 29;
export const CAPTIONS = CMS_LOCALES;

/** `file` is the name without extension, for .mp4, -poster.jpg and .en.vtt. */
export const FILMS: Film[] = [
  {
    file: 'video-olympic-games',
    name: t(
      'Young artists on the Olympic Games',
      'Les Jeux olympiques vus par les enfants',
      '小画家眼中的奥运会',
      'Los Juegos Olímpicos vistos por los niños',
      'Олимпийские игры глазами детей',
      'الألعاب الأولمبية بعيون الفنانين الصغار',
    ),
    description: t(
      'Runners, balloons and the tower: five pictures about the Games in Paris, seen from the running track.',
      'Des coureurs, des ballons et la tour : cinq images des Jeux à Paris, vus depuis la piste.',
      '跑者、气球与铁塔：从跑道上看巴黎奥运会的五幅画。',
      'Corredores, globos y la torre: cinco imágenes de los Juegos de París, vistos desde la pista.',
      'Бегуны, шары и башня: пять картин об Играх в Париже, увиденных с беговой дорожки.',
      'عدّاؤون ومناطيد والبرج: خمس لوحات عن ألعاب باريس كما تُرى من المضمار.',
    ),
    sTime: '2024-09-02T09:00:00Z',
    labels: ['2024', 'featured'],
  },
  {
    file: 'video-saving-lives',
    name: t(
      'Saving lives: a gallery walk',
      'Sauver des vies : promenade dans la galerie',
      '拯救生命：画廊漫步',
      'Salvar vidas: un paseo por la galería',
      'Спасение жизней: прогулка по галерее',
      'إنقاذ الأرواح: جولة في المعرض',
    ),
    description: t(
      'A quiet walk past doctors, nurses and ambulances, for those who take care of us.',
      'Une promenade calme parmi médecins, infirmières et ambulances, pour ceux qui prennent soin de nous.',
      '安静地走过医生、护士与救护车，献给守护我们的人。',
      'Un paseo tranquilo ante médicos, enfermeras y ambulancias, para quienes nos cuidan.',
      'Тихая прогулка мимо врачей, медсестёр и машин скорой помощи, для тех, кто о нас заботится.',
      'جولة هادئة بين الأطباء والممرضات وسيارات الإسعاف، تحية لمن يعتنون بنا.',
    ),
    sTime: '2024-08-19T09:00:00Z',
    labels: ['2024', 'featured'],
  },
  {
    file: 'video-technology',
    name: t(
      'Technology changes the future',
      'La technologie change l’avenir',
      '科技改变未来',
      'La tecnología cambia el futuro',
      'Технологии меняют будущее',
      'التكنولوجيا تغيّر المستقبل',
    ),
    description: t(
      'Robots, rockets and a thousand windows: tomorrow as children imagine it.',
      'Des robots, des fusées et mille fenêtres : demain, comme les enfants l’imaginent.',
      '机器人、火箭和一千扇窗：孩子们想象中的明天。',
      'Robots, cohetes y mil ventanas: el mañana tal como lo imaginan los niños.',
      'Роботы, ракеты и тысяча окон: завтрашний день, каким его представляют дети.',
      'روبوتات وصواريخ وألف نافذة: الغد كما يتخيله الأطفال.',
    ),
    sTime: '2024-08-05T09:00:00Z',
    labels: ['2024', 'featured'],
  },
  {
    file: 'video-opening-night',
    name: t(
      'Opening night',
      'Soirée d’ouverture',
      '开幕之夜',
      'Noche de inauguración',
      'Вечер открытия',
      'ليلة الافتتاح',
    ),
    description: t(
      'The doors open, the lights come up picture by picture, and the first visitors walk along the wall.',
      'Les portes s’ouvrent, la lumière se lève tableau par tableau, et les premiers visiteurs longent le mur.',
      '大门打开，灯光一幅接一幅亮起，第一批观众沿墙走来。',
      'Se abren las puertas, las luces se encienden cuadro a cuadro y los primeros visitantes recorren la pared.',
      'Двери открываются, свет зажигается над одной картиной за другой, и первые посетители идут вдоль стены.',
      'تُفتح الأبواب وتُضاء اللوحات واحدة بعد أخرى، ويمشي أول الزوّار على طول الجدار.',
    ),
    sTime: '2023-10-14T18:00:00Z',
    labels: ['2023', 'featured'],
  },
  {
    file: 'video-inside-the-jury',
    name: t(
      'Inside the jury',
      'Dans les coulisses du jury',
      '走进评审现场',
      'Dentro del jurado',
      'В гостях у жюри',
      'داخل لجنة التحكيم',
    ),
    description: t(
      'How do experts look at a child’s picture? They compare, argue and put down their coloured discs.',
      'Comment les experts regardent-ils un dessin d’enfant ? Ils comparent, discutent et posent leurs pastilles.',
      '专家怎样看孩子的画？他们比较、讨论，然后放下彩色圆片。',
      '¿Cómo miran los expertos el dibujo de un niño? Comparan, discuten y dejan sus discos de colores.',
      'Как эксперты смотрят на детскую картину? Сравнивают, спорят и кладут свои цветные кружки.',
      'كيف ينظر الخبراء إلى لوحة طفل؟ يقارنون ويتناقشون ثم يضعون أقراصهم الملوّنة.',
    ),
    sTime: '2023-05-22T09:00:00Z',
    labels: ['2023'],
  },
  {
    file: 'video-how-a-painting-travels',
    name: t(
      'How a painting travels to Paris',
      'Le voyage d’un tableau vers Paris',
      '一幅画怎样来到巴黎',
      'Cómo viaja un cuadro a París',
      'Как картина едет в Париж',
      'كيف تسافر لوحة إلى باريس',
    ),
    description: t(
      'A dotted red line leads from the kitchen table to a frame on the museum wall.',
      'Un pointillé rouge mène de la table de la cuisine au cadre sur le mur du musée.',
      '一条红色虚线，从厨房的餐桌一直通向博物馆墙上的画框。',
      'Una línea roja de puntos lleva de la mesa de la cocina a un marco en la pared del museo.',
      'Красная пунктирная линия ведёт от кухонного стола к раме на стене музея.',
      'خط أحمر منقّط يمتد من طاولة المطبخ إلى إطار على جدار المتحف.',
    ),
    sTime: '2022-11-08T09:00:00Z',
    labels: ['2022'],
  },
];
