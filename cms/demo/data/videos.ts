import { t, type Texts } from './texts';

type Film = {
  file: string;
  name: Texts;
  description: Texts;
  sTime: string;
  labels: string[];
};

export const CREW = 'Petits Murs film workshop';

/** From the length that each file says of itself. */
export const FILM_SECONDS = 29;
export const CAPTIONS = ['en', 'fr', 'zh'] as const;

/** `file` is the stem: .mp4, -poster.jpg and .en.vtt hang on it. */
export const FILMS: Film[] = [
  {
    file: 'video-olympic-games',
    name: t(
      'Young artists on the Olympic Games',
      'Les Jeux olympiques vus par les enfants',
      '小画家眼中的奥运会',
    ),
    description: t(
      'Runners, balloons and the tower: five pictures about the Games in Paris, seen from the running track.',
      'Des coureurs, des ballons et la tour : cinq images des Jeux à Paris, vus depuis la piste.',
      '跑者、气球与铁塔：从跑道上看巴黎奥运会的五幅画。',
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
    ),
    description: t(
      'A quiet walk past doctors, nurses and ambulances, for those who take care of us.',
      'Une promenade calme parmi médecins, infirmières et ambulances, pour ceux qui prennent soin de nous.',
      '安静地走过医生、护士与救护车，献给守护我们的人。',
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
    ),
    description: t(
      'Robots, rockets and a thousand windows: tomorrow as children imagine it.',
      'Des robots, des fusées et mille fenêtres : demain, comme les enfants l’imaginent.',
      '机器人、火箭和一千扇窗：孩子们想象中的明天。',
    ),
    sTime: '2024-08-05T09:00:00Z',
    labels: ['2024', 'featured'],
  },
  {
    file: 'video-opening-night',
    name: t('Opening night', 'Soirée d’ouverture', '开幕之夜'),
    description: t(
      'The doors open, the lights come up picture by picture, and the first visitors walk along the wall.',
      'Les portes s’ouvrent, la lumière se lève tableau par tableau, et les premiers visiteurs longent le mur.',
      '大门打开，灯光一幅接一幅亮起，第一批观众沿墙走来。',
    ),
    sTime: '2023-10-14T18:00:00Z',
    labels: ['2023', 'featured'],
  },
  {
    file: 'video-inside-the-jury',
    name: t('Inside the jury', 'Dans les coulisses du jury', '走进评审现场'),
    description: t(
      'How do experts look at a child’s picture? They compare, argue and put down their coloured discs.',
      'Comment les experts regardent-ils un dessin d’enfant ? Ils comparent, discutent et posent leurs pastilles.',
      '专家怎样看孩子的画？他们比较、讨论，然后放下彩色圆片。',
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
    ),
    description: t(
      'A dotted red line leads from the kitchen table to a frame on the museum wall.',
      'Un pointillé rouge mène de la table de la cuisine au cadre sur le mur du musée.',
      '一条红色虚线，从厨房的餐桌一直通向美术馆墙上的画框。',
    ),
    sTime: '2022-11-08T09:00:00Z',
    labels: ['2022'],
  },
];

export const LIVE = {
  name: t('Live: a walk through the gallery', 'En direct : promenade dans la galerie', '直播：漫步画廊'),
  description: t(
    'A camera walks slowly past nine paintings and comes back to the first. Join it whenever you like and stay as long as you wish.',
    'Une caméra passe lentement devant neuf tableaux et revient au premier. Rejoignez-la quand vous voulez, aussi longtemps que vous voulez.',
    '镜头缓缓走过九幅画，再回到第一幅。随时可以加入，想看多久都可以。',
  ),
  cover: 'video-opening-night-poster.jpg',
  playlist: 'live-playlist.m3u8',
  sTime: '2024-07-26T10:00:00Z',
  labels: ['2024'],
};
