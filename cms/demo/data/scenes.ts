import { t, type Texts } from './texts';

/** What is to be seen, for those who cannot see it: a sentence a scene, then how it was made. */
export const SCENES: Record<string, Texts> = {
  'abstract-circles': t(
    'Rings of many colours, one inside the other, each on a square of its own',
    'Des anneaux de toutes les couleurs, emboîtés, chacun sur son carré',
    '一个套一个的彩色圆环，各自画在一个方格里',
  ),
  'abstract-land': t(
    'Layers of coloured earth below a red sun',
    'Des couches de terre colorée sous un soleil rouge',
    '红色太阳下一层层彩色的土地',
  ),
  'abstract-lines': t(
    'Circles, black lines and a chequered field that cross like music',
    'Des cercles, des lignes noires et un damier qui se croisent comme une musique',
    '圆、黑线和格子像音乐一样交错',
  ),
  ambulance: t(
    'An ambulance with a red heart drives past coloured houses; two children wave and a helicopter flies above',
    'Une ambulance au cœur rouge passe devant des maisons colorées ; deux enfants saluent, un hélicoptère vole au-dessus',
    '画着红心的救护车驶过彩色的房屋，两个孩子挥手，直升机飞在空中',
  ),
  'ambulance-night': t(
    'At night an ambulance with a red heart drives past lit windows; two children wave',
    'La nuit, une ambulance au cœur rouge passe devant des fenêtres éclairées ; deux enfants saluent',
    '夜里，画着红心的救护车驶过亮着灯的窗户，两个孩子在挥手',
  ),
  cats: t(
    'A cat sits and looks at us; in its tummy one can see a fish',
    'Un chat assis nous regarde ; dans son ventre on voit un poisson',
    '一只猫坐着看我们，肚子里能看见一条鱼',
  ),
  city: t(
    'A hill of coloured houses with many windows, a balloon above and cars below',
    'Une colline de maisons colorées aux mille fenêtres, un ballon en haut et des voitures en bas',
    '一山彩色的房子和许多窗户，上面有热气球，下面有汽车',
  ),
  'dove-landscape': t(
    'A white dove carries a green branch over hills, small houses and flowers',
    'Une colombe blanche porte un rameau vert au-dessus de collines, de maisonnettes et de fleurs',
    '一只白鸽衔着绿枝，飞过山丘、小屋和花朵',
  ),
  family: t(
    'A family holds hands in front of a red roof and a fruit tree',
    'Une famille se tient par la main devant un toit rouge et un arbre fruitier',
    '一家人手拉手，站在红屋顶和果树前',
  ),
  'festival-crowns': t(
    'Children with crowns of feathers dance below a string of flags',
    'Des enfants coiffés de plumes dansent sous une guirlande de fanions',
    '戴着羽毛头冠的孩子在彩旗下跳舞',
  ),
  'festival-dragon': t(
    'Children carry a paper dragon on sticks below lanterns',
    'Des enfants portent un dragon de papier sous des lanternes',
    '孩子们在灯笼下举着纸龙',
  ),
  'festival-kites': t(
    'Children stand in a meadow and fly bright kites',
    'Dans un pré, des enfants font voler des cerfs-volants éclatants',
    '孩子们站在草地上放色彩鲜艳的风筝',
  ),
  forest: t(
    'A fox and a deer among mushrooms, an owl in a tree and a large yellow disc in the sky',
    'Un renard et un cerf parmi les champignons, un hibou dans un arbre et un grand disque jaune au ciel',
    '狐狸和小鹿站在蘑菇间，树上有猫头鹰，天上有一轮大大的黄色圆盘',
  ),
  'hands-tree': t(
    'A tree whose leaves are hands in many colours; children stand below it and wave',
    'Un arbre dont les feuilles sont des mains de toutes les couleurs ; des enfants saluent dessous',
    '一棵树，叶子是五颜六色的手，孩子们在树下挥手',
  ),
  'paris-games': t(
    'Children run on a track beside the Seine, with the Eiffel Tower, a balloon and flags behind them',
    'Des enfants courent sur une piste au bord de la Seine, devant la tour Eiffel, un ballon et des fanions',
    '孩子们在塞纳河边的跑道上奔跑，身后是埃菲尔铁塔、热气球和彩旗',
  ),
  'peace-globe': t(
    'Children hold hands in front of a smiling Earth',
    'Des enfants se tiennent par la main devant une Terre qui sourit',
    '孩子们手拉手，站在微笑的地球前',
  ),
  portrait: t(
    'A smiling face with large eyes and a necklace of beads',
    'Un visage souriant aux grands yeux, avec un collier de perles',
    '一张大眼睛的笑脸，戴着珠子项链',
  ),
  'robot-friend': t(
    'A child and a friendly robot stand among flowers; the robot holds a heart',
    'Un enfant et un gentil robot parmi les fleurs ; le robot tient un cœur',
    '一个孩子和友好的机器人站在花丛中，机器人手里有一颗心',
  ),
  savanna: t(
    'An elephant with a striped blanket walks with its young and giraffes before a setting sun',
    'Un éléphant à la couverture rayée marche avec son petit et des girafes devant le soleil couchant',
    '披着条纹毯的大象带着小象，与长颈鹿走在夕阳前',
  ),
  'saving-lives': t(
    'In front of a large red heart someone in white raises both arms; two children wave among flowers',
    'Devant un grand cœur rouge, une personne en blanc lève les bras ; deux enfants saluent parmi les fleurs',
    '一颗大红心前，穿白衣的人高举双手，两个孩子在花丛中挥手',
  ),
  'saving-lives-team': t(
    'In front of a large red heart three people in white raise their arms; two children wave',
    'Devant un grand cœur rouge, trois personnes en blanc lèvent les bras ; deux enfants saluent',
    '一颗大红心前，三位穿白衣的人高举双手，两个孩子在挥手',
  ),
  space: t(
    'A child looks out of a rocket that leaves the Earth; an astronaut floats on a rope near ringed planets',
    'Un enfant regarde par le hublot d’une fusée qui quitte la Terre ; un astronaute flotte au bout d’une corde près des planètes',
    '火箭离开地球，孩子从舷窗向外看，宇航员系着绳子漂在行星旁',
  ),
  stadium: t(
    'Children run round a red track in a stadium full of people',
    'Des enfants courent sur la piste rouge d’un stade rempli',
    '坐满观众的体育场里，孩子们在红色跑道上奔跑',
  ),
  'still-life': t(
    'A vase of flowers and fruit on a patterned cloth; through the window one sees the Eiffel Tower',
    'Un vase de fleurs et des fruits sur une nappe à motifs ; par la fenêtre on voit la tour Eiffel',
    '花布上摆着一瓶花和水果，窗外是埃菲尔铁塔',
  ),
  undersea: t(
    'A whale swims above a reef with an octopus, a turtle and many small fish',
    'Une baleine nage au-dessus d’un récif avec une pieuvre, une tortue et de petits poissons',
    '鲸鱼游在珊瑚礁上方，还有章鱼、海龟和许多小鱼',
  ),
};

/** The keys of `medium` in the tables of artworks. */
export const MEDIUMS: Record<string, Texts> = {
  crayon: t('Wax crayon on paper', 'Craie grasse sur papier', '纸上蜡笔'),
  felt: t('Felt-tip pen on paper', 'Feutre sur papier', '纸上彩笔'),
  gouache: t('Gouache on paper', 'Gouache sur papier', '纸上水粉'),
  paper: t('Cut paper collage', 'Papiers découpés', '剪纸拼贴'),
  pastel: t('Oil pastel on paper', 'Pastel gras sur papier', '纸上油画棒'),
  watercolour: t('Watercolour and ink', 'Aquarelle et encre', '水彩与墨'),
};
