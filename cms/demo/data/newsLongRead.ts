import { t } from '../../structure/data/texts';
import type { NewsItem } from './news';

const en = `<p>A picture of the children’s group is thirty centimetres wide and often weighs less than an apple. Still it needs many hands before it hangs. This is the way of one of them.</p>
<h2>From the table to the envelope</h2>
<p>It begins on a kitchen table. The size is given: <strong>A3, 297 × 420 mm</strong>. Everything else is free. When the paint is dry, somebody takes a photograph: a JPG under 20M, below 4000 × 4000. Those who prefer paper send the sheet itself. Works are not returned, and the electronic version is used for public welfare by default.</p>
<figure><img src="media:video-how-a-painting-travels-poster.jpg" alt="A framed painting at the end of a dotted red line" width="854" height="480"><figcaption>From the film “How a painting travels to Paris”.</figcaption></figure>
<h2>What fits on the wall</h2>
<table><caption>Requirements at a glance</caption><thead><tr><th scope="col">Group</th><th scope="col">Size</th><th scope="col">Good to know</th></tr></thead><tbody><tr><th scope="row">Children’s group</th><td>A3, 297 × 420 mm</td><td>Online as a JPG or offline on paper</td></tr><tr><th scope="row">Young artist group</th><td>Height at most 200 cm, standard width 120 cm</td><td>Extra line fees beyond that width</td></tr><tr><th scope="row">Frame</th><td>At most 2.5 cm</td><td>Black and matt, no clips</td></tr></tbody></table>
<p>Some things have to stay at home:</p>
<ul><li>wooden frames,</li><li>three-dimensional materials,</li><li>oil paint on anything but canvas.</li></ul>
<blockquote><p>A black frame is like a polite person at a party. It lets the others talk.</p></blockquote>
<h2>Honours</h2>
<p>At the end of the way there are four of them:</p>
<ol><li>the appreciation letter,</li><li>the badge,</li><li>the participation certificate,</li><li>the envoy or artist title certificates.</li></ol>
<h3>And then?</h3>
<p>Then somebody stands before the picture, far from the kitchen table, and smiles. That is the whole purpose. If you would like to know who smiled, read the comments in the <a href="/albumsView">gallery</a>, or look up all the rules on the <a href="/exhibition/2024#requirements">page of 2024</a>.</p>`;

const fr = `<p>Une image du groupe des enfants mesure une trentaine de centimètres et pèse souvent moins qu’une pomme. Il lui faut pourtant bien des mains avant d’être accrochée. Voici son chemin.</p>
<h2>De la table à l’enveloppe</h2>
<p>Tout commence sur une table de cuisine. Le format est donné : <strong>A3, 297 × 420 mm</strong>. Le reste est libre. Quand la peinture est sèche, quelqu’un prend une photo : un JPG de moins de 20 Mo, en dessous de 4000 × 4000. Qui préfère le papier envoie la feuille elle-même. Les œuvres ne sont pas rendues, et la version numérique sert par défaut à des fins d’intérêt général.</p>
<figure><img src="media:video-how-a-painting-travels-poster.jpg" alt="Un tableau encadré au bout d’un pointillé rouge" width="854" height="480"><figcaption>Tiré du film « Le voyage d’un tableau vers Paris ».</figcaption></figure>
<h2>Ce qui tient au mur</h2>
<table><caption>Les consignes en bref</caption><thead><tr><th scope="col">Groupe</th><th scope="col">Format</th><th scope="col">Bon à savoir</th></tr></thead><tbody><tr><th scope="row">Groupe des enfants</th><td>A3, 297 × 420 mm</td><td>En ligne en JPG ou hors ligne sur papier</td></tr><tr><th scope="row">Groupe des jeunes artistes</th><td>Hauteur : 200 cm au plus, largeur standard : 120 cm</td><td>Frais de linéaire au-delà de cette largeur</td></tr><tr><th scope="row">Cadre</th><td>2,5 cm au plus</td><td>Noir et mat, sans pinces</td></tr></tbody></table>
<p>Certaines choses doivent rester à la maison :</p>
<ul><li>les cadres en bois,</li><li>les matériaux en relief,</li><li>l’huile sur autre chose que de la toile.</li></ul>
<blockquote><p>Un cadre noir est comme un invité poli : il laisse parler les autres.</p></blockquote>
<h2>Les distinctions</h2>
<p>Au bout du chemin, il y en a quatre :</p>
<ol><li>la lettre de remerciement,</li><li>le badge,</li><li>le certificat de participation,</li><li>les certificats d’ambassadeur ou d’artiste.</li></ol>
<h3>Et ensuite ?</h3>
<p>Ensuite quelqu’un s’arrête devant l’image, loin de la table de cuisine, et sourit. C’est tout le but. Pour savoir qui a souri, lisez les commentaires dans la <a href="/albumsView">galerie</a>, ou toutes les règles sur la <a href="/exhibition/2024#requirements">page de 2024</a>.</p>`;

const zh = `<p>少儿组的一幅画只有几十厘米宽，常常比一个苹果还轻。可是在挂上墙之前，它要经过许多双手。下面就是其中一幅画走过的路。</p>
<h2>从餐桌到信封</h2>
<p>一切从餐桌开始。尺寸是规定的：<strong>A3，297 × 420 毫米</strong>，其余都由您决定。颜料干了以后，有人给它拍照：JPG 格式，小于 20 MB，分辨率低于 4000 × 4000。喜欢纸质的，可以直接寄原作。作品不予退还，电子版默认用于公益。</p>
<figure><img src="media:video-how-a-painting-travels-poster.jpg" alt="红色虚线尽头一幅装框的画" width="854" height="480"><figcaption>选自影片《一幅画怎样来到巴黎》。</figcaption></figure>
<h2>墙上能挂什么</h2>
<table><caption>要求一览</caption><thead><tr><th scope="col">组别</th><th scope="col">尺寸</th><th scope="col">说明</th></tr></thead><tbody><tr><th scope="row">少儿组</th><td>A3，297 × 420 毫米</td><td>线上提交 JPG，或线下寄送纸质作品</td></tr><tr><th scope="row">青年艺术家组</th><td>高度不超过 200 厘米，标准宽度 120 厘米</td><td>超出宽度加收展线费</td></tr><tr><th scope="row">画框</th><td>不超过 2.5 厘米</td><td>黑色哑光，不用夹子</td></tr></tbody></table>
<p>有些东西只能留在家里：</p>
<ul><li>木框，</li><li>立体材料，</li><li>画布以外的油画。</li></ul>
<blockquote><p>黑色画框就像聚会上有礼貌的客人，它让别人说话。</p></blockquote>
<h2>荣誉</h2>
<p>路的尽头有四种荣誉：</p>
<ol><li>感谢信，</li><li>徽章，</li><li>参展证书，</li><li>使者或艺术家称号证书。</li></ol>
<h3>然后呢？</h3>
<p>然后，有人站在画前，离那张餐桌很远很远，微微一笑。这就是全部的意义。想知道谁笑了，请看<a href="/albumsView">画廊</a>里的留言；想看全部规则，请到 <a href="/exhibition/2024#requirements">2024 年的页面</a>。</p>`;

const es = `<p>Un cuadro del grupo infantil mide unos treinta centímetros de ancho y a menudo pesa menos que una manzana. Aun así, hacen falta muchas manos para colgarlo. Este es el camino de uno de ellos.</p>
<h2>De la mesa al sobre</h2>
<p>Todo empieza en una mesa de cocina. El tamaño está dado: <strong>A3, 297 × 420 mm</strong>. Lo demás es libre. Cuando la pintura está seca, alguien hace una fotografía: un JPG de menos de 20 MB, por debajo de 4000 × 4000. Quien prefiera el papel envía la hoja misma. Las obras no se devuelven, y la versión electrónica se destina por defecto a fines de interés público.</p>
<figure><img src="media:video-how-a-painting-travels-poster.jpg" alt="Un cuadro enmarcado al final de una línea roja de puntos" width="854" height="480"><figcaption>De la película «Cómo viaja un cuadro a París».</figcaption></figure>
<h2>Lo que cabe en la pared</h2>
<table><caption>Los requisitos de un vistazo</caption><thead><tr><th scope="col">Grupo</th><th scope="col">Tamaño</th><th scope="col">Conviene saber</th></tr></thead><tbody><tr><th scope="row">Grupo infantil</th><td>A3, 297 × 420 mm</td><td>En línea en JPG o fuera de línea en papel</td></tr><tr><th scope="row">Grupo de jóvenes artistas</th><td>Altura de 200 cm como máximo, anchura estándar de 120 cm</td><td>Suplemento por el espacio de pared a partir de esa anchura</td></tr><tr><th scope="row">Marco</th><td>2,5 cm como máximo</td><td>Negro y mate, sin pinzas</td></tr></tbody></table>
<p>Algunas cosas tienen que quedarse en casa:</p>
<ul><li>los marcos de madera,</li><li>los materiales tridimensionales,</li><li>el óleo sobre cualquier cosa que no sea lienzo.</li></ul>
<blockquote><p>Un marco negro es como un invitado educado: deja hablar a los demás.</p></blockquote>
<h2>Distinciones</h2>
<p>Al final del camino hay cuatro:</p>
<ol><li>la carta de agradecimiento,</li><li>la insignia,</li><li>el certificado de participación,</li><li>los certificados de embajador o de artista.</li></ol>
<h3>¿Y después?</h3>
<p>Después alguien se detiene ante el cuadro, lejos de la mesa de la cocina, y sonríe. Ese es todo el propósito. Si quiere saber quién ha sonreído, lea los comentarios en la <a href="/albumsView">galería</a>, o consulte todas las reglas en la <a href="/exhibition/2024#requirements">página de 2024</a>.</p>`;

const ru = `<p>Картина детской группы шириной сантиметров тридцать и часто весит меньше яблока. И всё же, прежде чем она окажется на стене, нужно много рук. Вот путь одной из них.</p>
<h2>От стола до конверта</h2>
<p>Всё начинается на кухонном столе. Размер задан: <strong>A3, 297 × 420 мм</strong>. Остальное свободно. Когда краска высохнет, кто-нибудь делает снимок: JPG меньше 20 МБ, ниже 4000 × 4000. Кому ближе бумага, тот присылает сам лист. Работы не возвращаются, а электронная версия по умолчанию используется в общественно полезных целях.</p>
<figure><img src="media:video-how-a-painting-travels-poster.jpg" alt="Картина в раме в конце красной пунктирной линии" width="854" height="480"><figcaption>Из фильма «Как картина едет в Париж».</figcaption></figure>
<h2>Что помещается на стене</h2>
<table><caption>Требования коротко</caption><thead><tr><th scope="col">Группа</th><th scope="col">Размер</th><th scope="col">Полезно знать</th></tr></thead><tbody><tr><th scope="row">Детская группа</th><td>A3, 297 × 420 мм</td><td>Онлайн в JPG или офлайн на бумаге</td></tr><tr><th scope="row">Группа молодых художников</th><td>Высота не больше 200 см, стандартная ширина 120 см</td><td>Доплата за линию развески сверх этой ширины</td></tr><tr><th scope="row">Рама</th><td>Не шире 2,5 см</td><td>Чёрная и матовая, без зажимов</td></tr></tbody></table>
<p>Кое-что должно остаться дома:</p>
<ul><li>деревянные рамы,</li><li>объёмные материалы,</li><li>масло на чём угодно, кроме холста.</li></ul>
<blockquote><p>Чёрная рама как вежливый гость: она даёт говорить другим.</p></blockquote>
<h2>Награды</h2>
<p>В конце пути их четыре:</p>
<ol><li>благодарственное письмо,</li><li>значок,</li><li>сертификат участника,</li><li>сертификаты о звании посланника или художника.</li></ol>
<h3>А что потом?</h3>
<p>Потом кто-то останавливается перед картиной, далеко от кухонного стола, и улыбается. В этом весь смысл. Если хотите узнать, кто улыбнулся, прочтите комментарии в <a href="/albumsView">галерее</a> или посмотрите все правила на <a href="/exhibition/2024#requirements">странице 2024 года</a>.</p>`;

const ar = `<p>عرض لوحة من فئة الأطفال ثلاثون سنتيمترًا، وكثيرًا ما تكون أخف من تفاحة. ومع ذلك تحتاج إلى أيدٍ كثيرة قبل أن تُعلَّق. هذا طريق واحدة منها.</p>
<h2>من الطاولة إلى الظرف</h2>
<p>يبدأ كل شيء على طاولة مطبخ. المقاس محدد: <strong>A3، 297 × 420 مم</strong>. وما عداه حر. وعندما يجف اللون يلتقط أحدهم صورة: ملف JPG أقل من 20 ميغابايت، وأقل من 4000 × 4000. ومن يفضّل الورق يرسل الورقة نفسها. لا تُعاد الأعمال، وتُستخدم النسخة الإلكترونية للنفع العام افتراضيًا.</p>
<figure><img src="media:video-how-a-painting-travels-poster.jpg" alt="لوحة مؤطرة في آخر خط أحمر منقّط" width="854" height="480"><figcaption>من فيلم «كيف تسافر لوحة إلى باريس».</figcaption></figure>
<h2>ما يتسع له الجدار</h2>
<table><caption>الشروط في لمحة</caption><thead><tr><th scope="col">الفئة</th><th scope="col">المقاس</th><th scope="col">يحسن أن تعرفوا</th></tr></thead><tbody><tr><th scope="row">فئة الأطفال</th><td>A3، 297 × 420 مم</td><td>عبر الإنترنت بصيغة JPG أو على الورق</td></tr><tr><th scope="row">فئة الفنانين الشباب</th><td>الارتفاع 200 سم على الأكثر، وعرض العمل القياسي 120 سم</td><td>رسوم إضافية على ما زاد من طول الجدار</td></tr><tr><th scope="row">الإطار</th><td>2.5 سم على الأكثر</td><td>أسود مطفأ، بلا مشابك</td></tr></tbody></table>
<p>بعض الأشياء يجب أن تبقى في البيت:</p>
<ul><li>الإطارات الخشبية،</li><li>المواد المجسّمة،</li><li>الألوان الزيتية على غير القماش.</li></ul>
<blockquote><p>الإطار الأسود كضيف مهذّب: يدع الآخرين يتكلمون.</p></blockquote>
<h2>التكريم</h2>
<p>في آخر الطريق أربعة:</p>
<ol><li>رسالة التقدير،</li><li>الشارة،</li><li>شهادة المشاركة،</li><li>شهادات لقب سفير أو فنان.</li></ol>
<h3>ثم ماذا؟</h3>
<p>ثم يقف أحدهم أمام اللوحة، بعيدًا عن طاولة المطبخ، ويبتسم. هذا هو المقصود كله. وإن أردتم أن تعرفوا من ابتسم، فاقرؤوا التعليقات في <a href="/albumsView">المعرض الإلكتروني</a>، أو راجعوا كل القواعد في <a href="/exhibition/2024#requirements">صفحة 2024</a>.</p>`;

/** A long item: headings, a table, a picture, lists, a quotation, links. */
export const LONG_READ: NewsItem = {
  title: t(
    'How a painting travels to Paris',
    'Le voyage d’un tableau vers Paris',
    '一幅画怎样来到巴黎',
    'Cómo viaja un cuadro a París',
    'Как картина едет в Париж',
    'كيف تسافر لوحة إلى باريس',
  ),
  sTime: '2024-05-06T08:00:00Z',
  icon: 'video-how-a-painting-travels-poster.jpg',
  description: t(
    'Paper, photograph, frame, wall: all the rules on the way, and a few reasons for them.',
    'Papier, photo, cadre, mur : toutes les règles du chemin, et quelques raisons.',
    '纸、照片、画框、墙：一路上的所有规则，以及其中的道理。',
    'Papel, fotografía, marco, pared: todas las reglas del camino y algunas de sus razones.',
    'Бумага, фотография, рама, стена: все правила в пути и кое-что о том, зачем они нужны.',
    'ورق وصورة وإطار وجدار: كل القواعد على الطريق، وبعض أسبابها.',
  ),
  html: t(en, fr, zh, es, ru, ar),
};
