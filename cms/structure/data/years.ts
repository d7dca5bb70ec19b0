import { t, type Texts } from './texts';
import type { Fact } from './yearRules';

type Year = {
  year: string;
  edition?: Texts;
  worksCount?: number;
  subthemes: Fact[];
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
    subthemes: [],
  },
  {
    year: '2022',
    worksCount: 150,
    subthemes: [],
  },
  {
    year: '2021',
    subthemes: [],
  },
  {
    year: '2020',
    subthemes: [],
  },
];
