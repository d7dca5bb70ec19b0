import { t } from './texts';
import { LONG_READ } from './newsLongRead';
import type { NewsItem } from './news';

/** Written as HTML. `media:x.jpg` stands for the path of that file in the library. */
export const HTML_NEWS: NewsItem[] = [
  LONG_READ,
  {
    title: t(
      'A very long title, because one of our youngest artists wanted to name everything that is in her picture: the sun, the cloud, the red house, the apple tree, five people, one cat and the hearts in the air',
      'Un titre très long, parce qu’une de nos plus jeunes artistes voulait nommer tout ce qu’il y a dans son image : le soleil, le nuage, la maison rouge, le pommier, cinq personnes, un chat et les cœurs en l’air',
      '一个很长的标题，因为我们最小的一位艺术家想把画里的东西全都写出来：太阳、云、红房子、苹果树、五个人、一只猫和空中的爱心',
    ),
    sTime: '2024-04-22T08:00:00Z',
    icon: 'avatar-01.jpg',
    description: t(
      'We kept it exactly as it came.',
      'Nous l’avons gardé tel quel.',
      '我们一个字也没有改。',
    ),
    html: t(
      '<p>The wall label has room for sixty letters. We made a second label.</p>',
      '<p>Le cartel a de la place pour soixante lettres. Nous en avons fait un deuxième.</p>',
      '<p>墙上的标签只够写六十个字母，于是我们做了第二张标签。</p>',
    ),
  },
  {
    title: t('Check a certificate in three steps', 'Vérifier un certificat en trois étapes', '三步查询证书'),
    sTime: '2024-02-05T08:00:00Z',
    icon: '',
    description: t(
      'The number on the paper, the box on this site, the answer at once.',
      'Le numéro sur le papier, la case sur ce site, la réponse aussitôt.',
      '纸上的编号，网站上的输入框，立刻就有结果。',
    ),
    html: t(
      '<ol><li>Look for the number on your certificate, for example <strong>WE2022-0417</strong>.</li><li>Type it into <a href="/cert/query">the search box</a>.</li><li>Compare the picture with your paper.</li></ol><p>If the number is not found, look again at zeros and letters, then write to us.</p>',
      '<ol><li>Cherchez le numéro sur votre certificat, par exemple <strong>WE2022-0417</strong>.</li><li>Tapez-le dans <a href="/cert/query">la case de recherche</a>.</li><li>Comparez l’image avec votre papier.</li></ol><p>Si le numéro est introuvable, vérifiez les zéros et les lettres, puis écrivez-nous.</p>',
      '<ol><li>在证书上找到编号，例如 <strong>WE2022-0417</strong>。</li><li>在<a href="/cert/query">查询框</a>中输入。</li><li>将图片与纸质证书对照。</li></ol><p>如果查不到，请再核对数字 0 与字母，然后与我们联系。</p>',
    ),
  },
  {
    title: t('Behind the jury’s door', 'Derrière la porte du jury', '评审室的门后'),
    sTime: '2023-05-22T08:00:00Z',
    icon: 'video-inside-the-jury-poster.jpg',
    description: t(
      'Coloured discs, cold tea and a long silence before one small picture.',
      'Des pastilles de couleur, du thé froid et un long silence devant une petite image.',
      '彩色圆片、凉了的茶，还有一幅小画前长久的沉默。',
    ),
    html: t(
      '<p>Nobody speaks in the first hour. Every expert has a handful of coloured discs and walks.</p><blockquote><p>If I have to explain why I like it, I put the disc down and go on. If I can’t explain it, I stay.</p></blockquote><p>The film <a href="/videosView">Inside the jury</a> shows the rest.</p>',
      '<p>La première heure, personne ne parle. Chaque expert a une poignée de pastilles et marche.</p><blockquote><p>Si je dois expliquer pourquoi j’aime, je pose la pastille et je continue. Si je ne peux pas, je reste.</p></blockquote><p>Le film <a href="/videosView">Dans les coulisses du jury</a> montre la suite.</p>',
      '<p>第一个小时没有人说话。每位专家手里握着一把彩色圆片，慢慢地走。</p><blockquote><p>如果我能说出为什么喜欢，就放下圆片往前走；如果说不出来，我就留下。</p></blockquote><p>其余的请看影片<a href="/videosView">《走进评审现场》</a>。</p>',
    ),
  },
  {
    title: t('150 works, and where to begin', '150 œuvres, par où commencer', '150 件作品，从哪里看起'),
    sTime: '2022-11-08T08:00:00Z',
    icon: 'exh-bg-1.jpg',
    description: t(
      'Three short walks through the works of 2022.',
      'Trois petites promenades parmi les œuvres de 2022.',
      '2022 年作品的三条短路线。',
    ),
    html: t(
      '<p>150 works were selected in 2022. Nobody can look at 150 works. So here are three walks of ten.</p><h2>The walk of the cats</h2><p>Search for <em>cat</em>. Look at the tummies.</p><h2>The walk of the windows</h2><p>Vases, rooms, light; slow.</p><h2>The walk of the runners</h2><p>Not slow.</p><p><a href="/albumsView?labelIds=2022">Open the gallery of 2022</a></p>',
      '<p>150 œuvres ont été retenues en 2022. Personne ne peut regarder 150 œuvres. Voici donc trois promenades de dix.</p><h2>La promenade des chats</h2><p>Cherchez <em>chat</em>. Regardez les ventres.</p><h2>La promenade des fenêtres</h2><p>Des vases, des pièces, de la lumière ; lentement.</p><h2>La promenade des coureurs</h2><p>Pas lentement.</p><p><a href="/albumsView?labelIds=2022">Ouvrir la galerie de 2022</a></p>',
      '<p>2022 年共入选 150 件作品。没有人能一口气看完 150 件。所以这里有三条路线，每条十件。</p><h2>猫之路</h2><p>搜索“猫”，看看它们的肚子。</p><h2>窗之路</h2><p>花瓶、房间、光线，慢慢看。</p><h2>跑者之路</h2><p>不用慢。</p><p><a href="/albumsView?labelIds=2022">打开 2022 年画廊</a></p>',
    ),
  },
  {
    title: t('The first kites of 2021', 'Les premiers cerfs-volants de 2021', '2021 年的第一批风筝'),
    sTime: '2021-04-12T08:00:00Z',
    icon: 'avatar-11.jpg',
    description: t(
      'They arrived in one envelope, all tangled.',
      'Ils sont arrivés dans une enveloppe, tout emmêlés.',
      '它们装在一个信封里寄来，线全缠在一起。',
    ),
    html: t(
      '<p>It took two of us an afternoon to untangle the paper strings. Then we hung the work where there is a draught, so that it moves.</p>',
      '<p>Il nous a fallu, à deux, un après-midi pour démêler les ficelles de papier. Puis nous avons accroché l’œuvre dans un courant d’air, pour qu’elle bouge.</p>',
      '<p>我们两个人花了一个下午才解开那些纸绳。后来我们把作品挂在有穿堂风的地方，好让它动起来。</p>',
    ),
  },
];
