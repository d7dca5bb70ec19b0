import { t } from './texts';
import type { NewsItem } from './news';

/** Written in the editor. `## ` heads, `- ` lists, `> ` quotes; [words](address) link. */
export const RICH_NEWS: NewsItem[] = [
  {
    title: t('The wall of 2024 is complete', 'Le mur de 2024 est complet', '2024 年的画墙已经完成'),
    sTime: '2024-07-26T08:00:00Z',
    icon: 'hero-poster.jpg',
    description: t(
      'Three subthemes, one wall: the sixth edition can be walked through online.',
      'Trois sous-thèmes, un seul mur : la sixième édition se parcourt en ligne.',
      '三个子主题，一面墙：第六届展览现已上线。',
    ),
    text: t(
      `The last frame was hung yesterday evening, a little crooked, then straight. The sixth edition is open.
## Three ways in
You may start with any of the three subthemes; they meet again in the last room.
- Olympic Games in Paris
- Saving Lives
- Technology Changes the Future
> I began with the robots and ended up with the nurses. They get on well.
Those who cannot come find every work in the [online gallery](/albumsView).`,
      `Le dernier cadre a été accroché hier soir, un peu de travers, puis droit. La sixième édition est ouverte.
## Trois entrées
Commencez par l’un des trois sous-thèmes ; ils se retrouvent dans la dernière salle.
- Les Jeux olympiques à Paris
- Sauver des vies
- La technologie change l’avenir
> J’ai commencé par les robots et fini chez les infirmières. Ils s’entendent bien.
Qui ne peut pas venir trouve toutes les œuvres dans la [galerie en ligne](/albumsView).`,
      `昨晚挂好了最后一个画框，先是有点歪，然后正了。第六届展览现已开放。
## 三个入口
您可以从任意一个子主题开始，它们会在最后一间展厅重新相遇。
- 巴黎奥运会
- 拯救生命
- 科技改变未来
> 我从机器人看起，最后走到护士那里。他们相处得很好。
无法前来的朋友，可以在[线上画廊](/albumsView)看到全部作品。`,
    ),
  },
  {
    title: t('A short note', 'Un petit mot', '一则短讯'),
    sTime: '2024-06-18T08:00:00Z',
    icon: 'avatar-04.jpg',
    description: t('Thank you.', 'Merci.', '谢谢。'),
    text: t(
      'Your parcels have arrived. Thank you!',
      'Vos colis sont arrivés. Merci !',
      '大家的包裹都收到了，谢谢！',
    ),
  },
  {
    title: t(
      'Six guests, six ways of looking',
      'Six invités, six regards',
      '六位嘉宾，六种目光',
    ),
    sTime: '2024-05-27T08:00:00Z',
    icon: 'expert-3.jpg',
    description: t(
      'Who sits on the jury, and why their portraits look the way they do.',
      'Qui siège au jury, et pourquoi leurs portraits ont cette allure.',
      '评审团有哪些人，他们的肖像为什么是这个样子。',
    ),
    text: t(
      `A curator, an illustrator, a professor, a paediatrician, an athlete and an engineer look at the pictures of 2024.
No photograph was taken. Each guest sat for a child instead and promised not to ask for changes.
> My ears are not that large. But my smile is.
You find the six portraits on the [page of 2024](/exhibition/2024#experts).`,
      `Une conservatrice, un illustrateur, une professeure, une pédiatre, un athlète et une ingénieure regardent les images de 2024.
Aucune photo n’a été prise. Chaque invité a posé pour un enfant et promis de ne demander aucune retouche.
> Mes oreilles ne sont pas si grandes. Mon sourire, si.
Les six portraits sont sur la [page de 2024](/exhibition/2024#experts).`,
      `一位策展人、一位插画家、一位教授、一位儿科医生、一位运动员和一位工程师，一起看 2024 年的画。
没有人拍照。每位嘉宾都坐下来，让一个孩子来画，并保证不要求修改。
> 我的耳朵没那么大，不过我的笑容就是这么大。
六幅肖像都在[2024 年的页面](/exhibition/2024#experts)上。`,
    ),
  },
  {
    title: t(
      'What a good photograph of a painting needs',
      'Bien photographier une peinture',
      '怎样拍好一幅画',
    ),
    sTime: '2024-03-04T08:00:00Z',
    icon: 'video-how-a-painting-travels-poster.jpg',
    description: t(
      'Daylight, a wall and five minutes of patience.',
      'La lumière du jour, un mur et cinq minutes de patience.',
      '自然光、一面墙，再加五分钟耐心。',
    ),
    text: t(
      `Many pictures reach us darker than they are. It takes little to help them.
## In daylight
Hang the sheet on a wall near a window, without sun on it. No lamp, no flash.
## Straight on
- Hold the camera at the height of the middle.
- Leave a finger’s breadth of wall on all sides.
- Save as JPG, under 20M and below 4000 × 4000.
Colours need no improving. The child has already decided.`,
      `Beaucoup d’images nous arrivent plus sombres qu’elles ne sont. Il suffit de peu.
## À la lumière du jour
Accrochez la feuille près d’une fenêtre, sans soleil direct. Ni lampe ni flash.
## Bien en face
- Tenez l’appareil à hauteur du milieu.
- Laissez un doigt de mur de chaque côté.
- Enregistrez en JPG, moins de 20M et moins de 4000 × 4000.
Inutile d’améliorer les couleurs. L’enfant a déjà choisi.`,
      `很多画寄来时比原作暗。其实只要一点小办法。
## 用自然光
把画贴在窗边的墙上，不要让阳光直射，不用灯，也不用闪光灯。
## 正对着拍
- 相机与画面中心同高。
- 四周各留一指宽的墙。
- 存为 JPG，小于 20M，分辨率低于 4000 × 4000。
颜色不用再调，孩子已经决定好了。`,
    ),
  },
  {
    title: t('The fifth edition says goodbye', 'La cinquième édition fait ses adieux', '第五届展览落幕'),
    sTime: '2023-12-11T08:00:00Z',
    icon: 'video-opening-night-poster.jpg',
    description: t(
      'The frames are down, the pictures stay online.',
      'Les cadres sont décrochés, les images restent en ligne.',
      '画框已经取下，作品仍在线上。',
    ),
    text: t(
      `The room is empty and smells of floor polish. Nothing is lost: the works of 2023 stay in the [gallery](/albumsView?labelIds=2023).
To all who wrote a comment: we have read every one.`,
      `La salle est vide et sent la cire. Rien n’est perdu : les œuvres de 2023 restent dans la [galerie](/albumsView?labelIds=2023).
À tous ceux qui ont laissé un commentaire : nous les avons tous lus.`,
      `展厅空了，只剩下地板蜡的味道。什么都没有丢：2023 年的作品仍在[画廊](/albumsView?labelIds=2023)里。
写下评论的朋友们：每一条我们都读了。`,
    ),
  },
  {
    title: t('Meet the whale', 'Rencontrez la baleine', '见见这头鲸'),
    sTime: '2023-09-18T08:00:00Z',
    icon: '',
    description: t(
      'Why so many children paint the sea this year.',
      'Pourquoi tant d’enfants peignent la mer cette année.',
      '为什么今年有这么多孩子画大海。',
    ),
    text: t(
      `Every year has its animal. In 2020 it was the dove, in 2022 the cat. This year a whale swims through half the parcels.
We asked a few of the painters. “Because it is big and does no harm,” wrote one. “Because you can hear it without seeing it,” wrote another.
- It smiles in nearly all pictures.
- It is blue in some and violet in more.
- It never swims alone.`,
      `Chaque année a son animal. En 2020, c’était la colombe, en 2022 le chat. Cette année, une baleine nage dans la moitié des colis.
Nous avons interrogé quelques peintres. « Parce qu’elle est grande et ne fait de mal à personne », écrit l’un. « Parce qu’on l’entend sans la voir », écrit une autre.
- Elle sourit presque partout.
- Elle est parfois bleue, plus souvent violette.
- Elle ne nage jamais seule.`,
      `每一年都有自己的动物。2020 年是鸽子，2022 年是猫。今年，一半的包裹里都游着一头鲸。
我们问了几位小画家。“因为它很大，却不伤害谁。”一位写道。“因为看不见它也能听见它。”另一位写道。
- 它几乎在每幅画里都微笑。
- 有时是蓝色，更多时候是紫色。
- 它从不独自游泳。`,
    ),
  },
  {
    title: t(
      'From a classroom: how forty hands became a tree',
      'En classe : comment quarante mains sont devenues un arbre',
      '来自课堂：四十只手怎样变成一棵树',
    ),
    sTime: '2022-10-03T08:00:00Z',
    icon: 'avatar-08.jpg',
    description: t(
      'A teacher tells of one Monday and a great deal of soap.',
      'Une enseignante raconte un lundi et beaucoup de savon.',
      '一位老师讲述某个星期一，以及很多很多肥皂。',
    ),
    text: t(
      `“We wanted to know whether a class can make one picture,” she writes. “It can, if everyone lends a hand.”
## You need
- one long sheet of paper
- six colours and a lot of soap
- a child who is patient enough to paint the trunk
> The quietest boy put his hand at the very top. Nobody had told him to.`,
      `« Nous voulions savoir si une classe peut faire une seule image, écrit-elle. Oui, si chacun prête la main. »
## Il vous faut
- une longue feuille de papier
- six couleurs et beaucoup de savon
- un enfant assez patient pour peindre le tronc
> Le garçon le plus discret a mis sa main tout en haut. Personne ne le lui avait dit.`,
      `“我们想知道，一个班能不能共同完成一幅画。”她写道，“可以，只要每个人都伸出手。”
## 需要准备
- 一张长长的纸
- 六种颜色和很多肥皂
- 一个有耐心画树干的孩子
> 最安静的那个男孩把手印在了最高处。没有人叫他这样做。`,
    ),
  },
  {
    title: t('Windows open: hello from 2020', 'Fenêtres ouvertes : bonjour de 2020', '打开窗户：来自 2020 的问候'),
    sTime: '2020-06-15T08:00:00Z',
    icon: '',
    description: t(
      'An exhibition that you can visit from the kitchen table.',
      'Une exposition à visiter depuis la table de la cuisine.',
      '坐在餐桌旁就能参观的展览。',
    ),
    text: t(
      'The pictures of 2020 are on the wall, and the wall is wherever you are. Sit down, move the arrows, take your time.',
      'Les images de 2020 sont au mur, et le mur est là où vous êtes. Asseyez-vous, suivez les flèches, prenez votre temps.',
      '2020 年的画已经上墙，而墙就在您身边。请坐下，动动方向键，慢慢看。',
    ),
  },
];
