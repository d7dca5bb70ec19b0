import { t, type Texts } from './texts';

type Expert = {
  name: Texts;
  title: Texts;
  src: string;
  biography: Texts;
  years: string[];
};

/** Invented guest persons, in their order; their portraits are in the manner of the children's group. */
export const EXPERTS: Expert[] = [
  {
    name: t('Hélène Marchand', 'Hélène Marchand', '埃莱娜·马尔尚'),
    title: t(
      'Curator, drawings and prints',
      'Conservatrice, dessins et estampes',
      '素描与版画策展人',
    ),
    src: 'expert-2.jpg',
    biography: t(
      '<p>She has looked after works on paper for twenty years and says that the best ones are still a little wet.</p><p>In the jury she asks the same question of every picture: what would be missing if it were not there?</p>',
      '<p>Elle veille sur des œuvres sur papier depuis vingt ans et dit que les meilleures sont encore un peu humides.</p><p>Au jury, elle pose à chaque image la même question : que manquerait-il si elle n’existait pas ?</p>',
      '<p>她照看纸本作品已有二十年，常说最好的作品总像颜料未干。</p><p>评审时，她对每幅画都问同一个问题：如果没有它，会少了什么？</p>',
    ),
    years: ['2020', '2021', '2022', '2023', '2024'],
  },
  {
    name: t('Samuel Adeyemi', 'Samuel Adeyemi', '塞缪尔·阿德耶米'),
    title: t('Illustrator', 'Illustrateur', '插画家'),
    src: 'expert-5.jpg',
    biography: t(
      '<p>He draws picture books in which grown-ups are small. He answers every letter that comes with a drawing.</p>',
      '<p>Il dessine des albums où les adultes sont tout petits. Il répond à chaque lettre accompagnée d’un dessin.</p>',
      '<p>他画的绘本里，大人都很小。凡是附有图画的来信，他都会回。</p>',
    ),
    years: ['2020', '2022', '2024'],
  },
  {
    name: t('Ananda Pillay', 'Ananda Pillay', '阿南达·皮莱'),
    title: t(
      'Professor of art education',
      'Professeure de pédagogie de l’art',
      '艺术教育教授',
    ),
    src: 'expert-3.jpg',
    biography: t(
      '<p>She trains teachers to say less and to look longer. Her seminars begin with ten silent minutes in front of one picture.</p>',
      '<p>Elle apprend aux enseignants à parler moins et à regarder plus longtemps. Ses cours commencent par dix minutes de silence devant une image.</p>',
      '<p>她教老师们少说一点，多看一会儿。她的课总是从在一幅画前静默十分钟开始。</p>',
    ),
    years: ['2021', '2022', '2023', '2024'],
  },
  {
    name: t('Dr Samira Benkacem', 'Dr Samira Benkacem', '萨米拉·本卡塞姆医生'),
    title: t('Paediatrician and painter', 'Pédiatre et peintre', '儿科医生、画家'),
    src: 'expert-1.jpg',
    biography: t(
      '<p>The walls of her practice are covered with patients’ drawings. She joined the jury for the subtheme <em>Saving Lives</em>.</p>',
      '<p>Les murs de son cabinet sont couverts des dessins de ses patients. Elle a rejoint le jury pour le sous-thème <em>Sauver des vies</em>.</p>',
      '<p>她诊室的墙上贴满了小病人的画。她为“拯救生命”这一子主题加入评审团。</p>',
    ),
    years: ['2024'],
  },
  {
    name: t('Moussa Kanté', 'Moussa Kanté', '穆萨·康泰'),
    title: t('Athlete and workshop leader', 'Athlète et animateur d’ateliers', '运动员、工作坊导师'),
    src: 'expert-4.jpg',
    biography: t(
      '<p>He runs the four hundred metres and a drawing workshop. According to him both are about the last bend.</p>',
      '<p>Il court le quatre cents mètres et anime un atelier de dessin. Selon lui, tout se joue au dernier virage.</p>',
      '<p>他跑四百米，也办绘画工作坊。他说，两者的关键都在最后一个弯道。</p>',
    ),
    years: ['2023', '2024'],
  },
  {
    name: t('Elif Soyer', 'Elif Soyer', '埃莉芙·索耶尔'),
    title: t('Robotics engineer', 'Ingénieure en robotique', '机器人工程师'),
    src: 'expert-6.jpg',
    biography: t(
      '<p>She builds helpers for hospitals and collects children’s drawings of machines, “because they never forget to give them a face”.</p>',
      '<p>Elle construit des assistants pour les hôpitaux et collectionne les machines dessinées par des enfants, « car ils n’oublient jamais de leur donner un visage ».</p>',
      '<p>她为医院制造机器助手，也收藏孩子们画的机器，“因为他们从不忘记给机器画上一张脸”。</p>',
    ),
    years: ['2024'],
  },
];
