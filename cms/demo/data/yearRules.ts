import { t, type Texts } from './texts';

/** §1: facts that hold in every year. Numbers are the specification's; the sentences are ours. */
export type Fact = { title: Texts; text: Texts };
export type Requirement = { group: Texts; items: Texts[] };

export const REQUIREMENTS: Requirement[] = [
  {
    group: t('Children’s group', 'Groupe des enfants', '少儿组'),
    items: [
      t(
        'Paper in A3 size, 297 × 420 mm',
        'Papier au format A3, 297 × 420 mm',
        'A3 纸，297 × 420 毫米',
      ),
      t(
        'Online: a JPG under 20M, resolution below 4000 × 4000',
        'En ligne : un JPG de moins de 20M, résolution inférieure à 4000 × 4000',
        '线上投稿：JPG 格式，小于 20M，分辨率低于 4000 × 4000',
      ),
      t(
        'Offline: the paper copy itself',
        'Hors ligne : l’original sur papier',
        '线下投稿：寄送纸质作品',
      ),
      t('Works are not returned', 'Les œuvres ne sont pas rendues', '作品不予退还'),
      t(
        'The electronic version is used for public welfare by default',
        'La version numérique sert par défaut à des fins d’intérêt général',
        '电子版默认用于公益',
      ),
    ],
  },
  {
    group: t('Young artist group', 'Groupe des jeunes artistes', '青年艺术家组'),
    items: [
      t(
        'Display height at most 200 cm',
        'Hauteur d’accrochage : 200 cm au plus',
        '展示高度不超过 200 厘米',
      ),
      t(
        'Standard width 120 cm; beyond that, extra line fees apply',
        'Largeur standard : 120 cm ; au-delà, des frais de linéaire s’ajoutent',
        '标准宽度 120 厘米，超出部分加收展线费',
      ),
    ],
  },
  {
    group: t('Materials and framing', 'Matériaux et encadrement', '材料与装框'),
    items: [
      t(
        'No wooden frames and no three-dimensional materials',
        'Ni cadre en bois ni matériau en relief',
        '不接受木框及立体材料',
      ),
      t(
        'Oil paintings on canvas only',
        'Peintures à l’huile sur toile uniquement',
        '油画仅限布面',
      ),
      t(
        'A black matt frame of at most 2.5 cm, without clips',
        'Cadre noir mat de 2,5 cm au plus, sans pinces',
        '黑色哑光画框，宽度不超过 2.5 厘米，不用夹子',
      ),
    ],
  },
];

export const AWARDS: Fact[] = [
  {
    title: t('Appreciation letter', 'Lettre de remerciement', '感谢信'),
    text: t(
      'A letter that thanks those who stand behind a picture.',
      'Une lettre qui remercie ceux qui accompagnent une image.',
      '感谢每幅画背后的人。',
    ),
  },
  {
    title: t('Badge', 'Badge', '徽章'),
    text: t(
      'Small enough for a jacket, made to be worn.',
      'Assez petit pour une veste, fait pour être porté.',
      '小小一枚，可以别在外套上。',
    ),
  },
  {
    title: t('Participation certificate', 'Certificat de participation', '参展证书'),
    text: t(
      'It bears a number that anyone can check on this site.',
      'Il porte un numéro que chacun peut vérifier sur ce site.',
      '证书上有编号，任何人都可以在本站查询。',
    ),
  },
  {
    title: t(
      'Envoy or artist title certificates',
      'Certificats d’envoyé ou d’artiste',
      '使者或艺术家称号证书',
    ),
    text: t(
      'A title certificate names its bearer an envoy or an artist of the exhibition.',
      'Ce certificat nomme son titulaire envoyé ou artiste de l’exposition.',
      '授予本展“使者”或“艺术家”称号。',
    ),
  },
];

export const PARTICIPANTS: Fact[] = [
  {
    title: t('Children’s group', 'Groupe des enfants', '少儿组'),
    text: t(
      'One A3 picture, sent online as a JPG or offline on paper.',
      'Une image A3, envoyée en ligne en JPG ou hors ligne sur papier.',
      '一幅 A3 作品，线上提交 JPG，或线下寄送纸质作品。',
    ),
  },
  {
    title: t('Young artist group', 'Groupe des jeunes artistes', '青年艺术家组'),
    text: t(
      'Works for the wall, up to 200 cm high.',
      'Des œuvres pour le mur, jusqu’à 200 cm de haut.',
      '挂墙作品，高度不超过 200 厘米。',
    ),
  },
  {
    title: t('Mentors and agencies', 'Professeurs et structures', '指导老师与推荐机构'),
    text: t(
      'Whoever guided or recommended an artist is named beside the work.',
      'Qui a guidé ou recommandé l’artiste est nommé à côté de l’œuvre.',
      '指导老师和推荐机构的名字会与作品一同展示。',
    ),
  },
];

export const REGISTRATION: Fact[] = [
  {
    title: t('Register and upload', 'S’inscrire et envoyer', '登记与上传'),
    text: t(
      'Both happen on the exhibition’s separate upload system, in English or Chinese.',
      'Tout se passe sur le système d’envoi de l’exposition, en anglais ou en chinois.',
      '请在展览专用的投稿系统中办理，支持英文与中文。',
    ),
  },
  {
    title: t('What to have ready', 'À préparer', '需要准备'),
    text: t(
      'Title of the work, the artist’s name, age and country, and the mentor and agency if there are any.',
      'Le titre de l’œuvre, le nom, l’âge et le pays de l’artiste, et le cas échéant le professeur et la structure.',
      '作品名称，作者的姓名、年龄和国家，以及指导老师和推荐机构（如有）。',
    ),
  },
];

export const VENUE = {
  name: t('With our museum partner', 'Chez notre musée partenaire', '合作博物馆'),
  address: t('Paris, France', 'Paris, France', '法国巴黎'),
  text: t(
    'On the wall in Paris, and in the online gallery for all who cannot travel.',
    'Au mur à Paris, et dans la galerie en ligne pour ceux qui ne peuvent pas venir.',
    '作品在巴黎上墙展出，也在线上画廊与无法前来的人见面。',
  ),
};
