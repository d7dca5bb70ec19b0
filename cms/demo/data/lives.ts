import { t, type Texts } from '../../structure/data/texts';

export type Live = {
  name: Texts;
  description: Texts;
  cover: string;
  /** The recording of a past one: the file name of its .mp4 and captions without extension. Others have the stream. */
  film?: string;
  sTime: string;
  eTime?: string;
  labels: string[];
};

export const LIVE_PLAYLIST = 'live-playlist.m3u8';

/** Endless. */
export const ON_AIR: Live = {
  name: t(
    'Live: a walk through the gallery',
    'En direct : promenade dans la galerie',
    '直播：漫步画廊',
    'En directo: un paseo por la galería',
    'Прямой эфир: прогулка по галерее',
    'مباشر: جولة في المعرض',
  ),
  description: t(
    'A camera walks slowly past nine paintings and comes back to the first. Join it whenever you like and stay as long as you wish.',
    'Une caméra passe lentement devant neuf tableaux et revient au premier. Rejoignez-la quand vous voulez et restez aussi longtemps que vous le souhaitez.',
    '镜头缓缓走过九幅画，再回到第一幅。随时可以加入，想看多久都可以。',
    'Una cámara pasa despacio ante nueve cuadros y vuelve al primero. Únase cuando quiera y quédese el tiempo que desee.',
    'Камера медленно проходит мимо девяти картин и возвращается к первой. Присоединяйтесь когда угодно и оставайтесь сколько хотите.',
    'تمر الكاميرا على مهل أمام تسع لوحات ثم تعود إلى الأولى. انضموا متى شئتم وابقوا ما شئتم.',
  ),
  cover: 'video-opening-night-poster.jpg',
  sTime: '2024-07-26T10:00:00Z',
  labels: ['2024'],
};

const DAYS_AHEAD = 90;
const HOUR = 3_600_000;

/** Dated from the day on which the demo is loaded, so that some are always in the future. */
export function toCome(today: Date): Live[] {
  const start = Date.UTC(
    today.getUTCFullYear(),
    today.getUTCMonth(),
    today.getUTCDate() + DAYS_AHEAD,
    16,
  );
  return [{ ...NEXT, sTime: iso(start), eTime: iso(start + 2 * HOUR) }];
}

const iso = (time: number) => new Date(time).toISOString();

const NEXT = {
  name: t(
    'The opening of the next exhibition',
    'L’ouverture de la prochaine exposition',
    '下一届展览开幕式',
    'La inauguración de la próxima exposición',
    'Открытие следующей выставки',
    'افتتاح المعرض القادم',
  ),
  description: t(
    'The doors of the museum open, and the young artists meet their pictures on the wall. Live from Paris.',
    'Les portes du musée s’ouvrent et les jeunes artistes retrouvent leurs tableaux au mur. En direct de Paris.',
    '博物馆大门打开，小艺术家们在墙上见到自己的画。巴黎现场直播。',
    'Se abren las puertas del museo y los jóvenes artistas encuentran sus cuadros en la pared. En directo desde París.',
    'Двери музея открываются, и юные художники видят свои картины на стене. Прямой эфир из Парижа.',
    'تُفتح أبواب المتحف ويلتقي الفنانون الصغار بلوحاتهم على الجدار. مباشرة من باريس.',
  ),
  cover: 'exh-bg-1.jpg',
  labels: ['2024'],
};

/** Each is a part of the broadcast. */
export const RECORDED: Live[] = [
  {
    name: t(
      'Opening of the 5th edition',
      'Ouverture de la 5ᵉ édition',
      '第五届展览开幕',
      'Inauguración de la 5.ª edición',
      'Открытие 5-й выставки',
      'افتتاح الدورة الخامسة',
    ),
    description: t(
      'The evening on which the light came up over the pictures of 2023. The best half minute of the broadcast.',
      'Le soir où la lumière s’est levée sur les tableaux de 2023. La plus belle demi-minute de la diffusion.',
      '2023 年的画作在灯光中亮起的那个夜晚。直播中最美的半分钟。',
      'La noche en que se encendieron las luces sobre los cuadros de 2023. El mejor medio minuto de la emisión.',
      'Вечер, когда над картинами 2023 года зажёгся свет. Лучшие полминуты эфира.',
      'المساء الذي أضاء فيه النور لوحات 2023. أجمل نصف دقيقة من البث.',
    ),
    cover: 'exh-bg-2.jpg',
    film: 'video-opening-night',
    sTime: '2023-10-14T16:00:00Z',
    eTime: '2023-10-14T18:00:00Z',
    labels: ['2023'],
  },
  {
    name: t(
      'The jury answers questions',
      'Le jury répond aux questions',
      '评审答问',
      'El jurado responde a preguntas',
      'Жюри отвечает на вопросы',
      'لجنة التحكيم تجيب عن الأسئلة',
    ),
    description: t(
      'Children and teachers asked, experts answered while they looked at the pictures. A short extract.',
      'Les enfants et les professeurs ont demandé, les experts ont répondu devant les tableaux. Un court extrait.',
      '孩子和老师提问，专家们一边看画一边回答。短片摘录。',
      'Niños y profesores preguntaron, los expertos respondieron ante los cuadros. Un breve fragmento.',
      'Дети и педагоги спрашивали, эксперты отвечали, глядя на картины. Короткий отрывок.',
      'سأل الأطفال والمعلمون وأجاب الخبراء وهم ينظرون إلى اللوحات. مقتطف قصير.',
    ),
    cover: 'video-inside-the-jury-poster.jpg',
    film: 'video-inside-the-jury',
    sTime: '2023-05-20T13:00:00Z',
    eTime: '2023-05-20T14:30:00Z',
    labels: ['2023'],
  },
  {
    name: t(
      'Hanging the works of 2022',
      'L’accrochage des œuvres de 2022',
      '2022 年作品上墙',
      'El montaje de las obras de 2022',
      'Развеска работ 2022 года',
      'تعليق أعمال 2022',
    ),
    description: t(
      'How 150 works found their places on the wall, from the first crate to the last nail. A short extract.',
      'Comment 150 œuvres ont trouvé leur place au mur, de la première caisse au dernier clou. Un court extrait.',
      '150 件作品如何找到墙上的位置：从第一只木箱到最后一颗钉子。短片摘录。',
      'Cómo 150 obras encontraron su lugar en la pared, de la primera caja al último clavo. Un breve fragmento.',
      'Как 150 работ нашли своё место на стене: от первого ящика до последнего гвоздя. Короткий отрывок.',
      'كيف وجدت 150 لوحة أماكنها على الجدار، من أول صندوق إلى آخر مسمار. مقتطف قصير.',
    ),
    cover: 'video-how-a-painting-travels-poster.jpg',
    film: 'video-how-a-painting-travels',
    sTime: '2022-11-05T09:00:00Z',
    eTime: '2022-11-05T11:00:00Z',
    labels: ['2022'],
  },
];
