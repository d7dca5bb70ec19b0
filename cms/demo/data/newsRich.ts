import { t } from '../../structure/data/texts';
import type { NewsItem } from './news';

/** Items in rich text. `## ` is a heading, `- ` a list, `> ` a quotation, [words](address) a link. */
export const RICH_NEWS: NewsItem[] = [
  {
    title: t(
      'The wall of 2024 is complete',
      'Le mur de 2024 est complet',
      '2024 年的画墙已经完成',
      'La pared de 2024 está completa',
      'Стена 2024 года готова',
      'اكتمل جدار 2024',
    ),
    sTime: '2024-07-26T08:00:00Z',
    icon: 'hero-poster.jpg',
    description: t(
      'Three subthemes, one wall: the sixth edition can be walked through online.',
      'Trois sous-thèmes, un seul mur : la sixième édition se parcourt en ligne.',
      '三个子主题，一面墙：第六届展览现已上线。',
      'Tres subtemas, una pared: la sexta edición ya se puede recorrer en línea.',
      'Три подтемы, одна стена: шестую выставку уже можно пройти онлайн.',
      'ثلاثة مواضيع فرعية وجدار واحد: يمكن الآن التجول في الدورة السادسة عبر الإنترنت.',
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
      `El último marco se colgó ayer por la noche, un poco torcido, luego recto. La sexta edición está abierta.
## Tres entradas
Puede empezar por cualquiera de los tres subtemas; en la última sala vuelven a encontrarse.
- Juegos Olímpicos en París
- Salvar vidas
- La tecnología cambia el futuro
> Empecé por los robots y acabé con las enfermeras. Se llevan bien.
Quien no pueda venir encontrará todas las obras en la [galería en línea](/albumsView).`,
      `Последнюю раму повесили вчера вечером: сначала чуть криво, потом ровно. Шестая выставка открыта.
## Три входа
Начать можно с любой из трёх подтем: в последнем зале они встретятся снова.
- Олимпийские игры в Париже
- Спасение жизней
- Технологии меняют будущее
> Я начал с роботов, а закончил медсёстрами. Они отлично ладят.
Кто не может приехать, найдёт все работы в [онлайн-галерее](/albumsView).`,
      `عُلّق آخر إطار مساء أمس، مائلًا قليلًا ثم مستقيمًا. افتُتحت الدورة السادسة.
## ثلاثة مداخل
يمكنكم البدء بأي من المواضيع الفرعية الثلاثة؛ فهي تلتقي من جديد في القاعة الأخيرة.
- الألعاب الأولمبية في باريس
- إنقاذ الأرواح
- التكنولوجيا تغيّر المستقبل
> بدأت بالروبوتات وانتهيت عند الممرضات. إنهم على وفاق.
ومن لا يستطيع الحضور يجد كل الأعمال في [المعرض الإلكتروني](/albumsView).`,
    ),
  },
  {
    title: t(
      'A short note',
      'Un petit mot',
      '一则短讯',
      'Una breve nota',
      'Короткая заметка',
      'كلمة قصيرة',
    ),
    sTime: '2024-06-18T08:00:00Z',
    icon: 'avatar-04.jpg',
    description: t('Thank you.', 'Merci.', '谢谢。', 'Gracias.', 'Спасибо.', 'شكرًا لكم.'),
    text: t(
      'Your parcels have arrived. Thank you!',
      'Vos colis sont arrivés. Merci !',
      '大家的包裹都收到了，谢谢！',
      'Sus paquetes han llegado. ¡Gracias!',
      'Ваши посылки дошли. Спасибо!',
      'وصلت طرودكم. شكرًا لكم!',
    ),
  },
  {
    title: t(
      'Six guests, six ways of looking',
      'Six invités, six regards',
      '六位嘉宾，六种目光',
      'Seis invitados, seis maneras de mirar',
      'Шесть гостей, шесть взглядов',
      'ستة ضيوف، وست طرق للنظر',
    ),
    sTime: '2024-05-27T08:00:00Z',
    icon: 'expert-3.jpg',
    description: t(
      'Who sits on the jury, and why their portraits look the way they do.',
      'Qui siège au jury, et pourquoi leurs portraits ont cette allure.',
      '评审团有哪些人，他们的肖像为什么是这个样子。',
      'Quién forma el jurado, y por qué sus retratos son como son.',
      'Кто сидит в жюри и почему их портреты выглядят именно так.',
      'من في لجنة التحكيم، ولماذا تبدو صورهم هكذا.',
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
六幅肖像都在 [2024 年的页面](/exhibition/2024#experts)上。`,
      `Una conservadora, un ilustrador, una profesora, una pediatra, un atleta y una ingeniera miran los cuadros de 2024.
No se hizo ninguna fotografía. Cada invitado posó para un niño y prometió no pedir cambios.
> Mis orejas no son tan grandes. Pero mi sonrisa sí.
Los seis retratos están en la [página de 2024](/exhibition/2024#experts).`,
      `Хранительница, иллюстратор, профессор, педиатр, спортсмен и инженер смотрят картины 2024 года.
Фотографий не делали. Вместо этого каждый гость позировал ребёнку и обещал не просить о поправках.
> Уши у меня не такие большие. А вот улыбка такая.
Все шесть портретов вы найдёте на [странице 2024 года](/exhibition/2024#experts).`,
      `أمينة متحف ورسّام كتب وأستاذة وطبيبة أطفال ورياضي ومهندسة ينظرون إلى لوحات 2024.
لم تُلتقط أي صورة. بل جلس كل ضيف أمام طفل ليرسمه، ووعد بألا يطلب تعديلًا.
> أذناي ليستا بهذا الكبر. أما ابتسامتي فنعم.
تجدون الصور الست في [صفحة 2024](/exhibition/2024#experts).`,
    ),
  },
  {
    title: t(
      'What a good photograph of a painting needs',
      'Bien photographier un tableau',
      '怎样拍好一幅画',
      'Lo que necesita una buena foto de un cuadro',
      'Что нужно хорошей фотографии картины',
      'ما تحتاج إليه صورة جيدة للوحة',
    ),
    sTime: '2024-03-04T08:00:00Z',
    icon: 'video-how-a-painting-travels-poster.jpg',
    description: t(
      'Daylight, a wall and five minutes of patience.',
      'La lumière du jour, un mur et cinq minutes de patience.',
      '自然光、一面墙，再加五分钟耐心。',
      'Luz de día, una pared y cinco minutos de paciencia.',
      'Дневной свет, стена и пять минут терпения.',
      'ضوء النهار وجدار وخمس دقائق من الصبر.',
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
- Enregistrez en JPG, moins de 20 Mo et moins de 4000 × 4000.
Inutile d’améliorer les couleurs. L’enfant a déjà choisi.`,
      `很多画寄来时比原作暗。其实只要一点小办法。
## 用自然光
把画贴在窗边的墙上，不要让阳光直射，不用灯，也不用闪光灯。
## 正对着拍
- 相机与画面中心同高。
- 四周各留一指宽的墙。
- 存为 JPG，小于 20 MB，分辨率低于 4000 × 4000。
颜色不用再调，孩子已经决定好了。`,
      `Muchos cuadros nos llegan más oscuros de lo que son. Se arregla con poco.
## A la luz del día
Cuelgue la hoja en una pared cerca de una ventana, sin sol directo. Sin lámpara, sin flash.
## De frente
- Sostenga la cámara a la altura del centro.
- Deje un dedo de pared por todos los lados.
- Guarde en JPG, menos de 20 MB y por debajo de 4000 × 4000.
Los colores no hay que mejorarlos. El niño ya ha decidido.`,
      `Многие картины приходят к нам темнее, чем они есть. Помочь им нетрудно.
## При дневном свете
Повесьте лист на стену у окна, но не на солнце. Без лампы, без вспышки.
## Прямо перед собой
- Держите камеру на высоте середины листа.
- Оставьте со всех сторон стены на палец.
- Сохраните в JPG, меньше 20 МБ и ниже 4000 × 4000.
Цвета улучшать не нужно. Ребёнок уже всё решил.`,
      `تصلنا لوحات كثيرة أغمق مما هي عليه. والقليل يكفي لمساعدتها.
## في ضوء النهار
علّقوا الورقة على جدار قرب نافذة، بعيدًا عن أشعة الشمس. بلا مصباح ولا فلاش.
## من الأمام تمامًا
- أمسكوا الكاميرا على ارتفاع المنتصف.
- اتركوا عرض إصبع من الجدار في كل الجهات.
- احفظوها بصيغة JPG، أقل من 20 ميغابايت وأقل من 4000 × 4000.
لا حاجة إلى تحسين الألوان. فقد قرر الطفل.`,
    ),
  },
  {
    title: t(
      'The fifth edition says goodbye',
      'La cinquième édition fait ses adieux',
      '第五届展览落幕',
      'La quinta edición se despide',
      'Пятая выставка прощается',
      'الدورة الخامسة تودّعكم',
    ),
    sTime: '2023-12-11T08:00:00Z',
    icon: 'video-opening-night-poster.jpg',
    description: t(
      'The frames are down, the pictures stay online.',
      'Les cadres sont décrochés, les images restent en ligne.',
      '画框已经取下，作品仍在线上。',
      'Los marcos ya no están, los cuadros siguen en línea.',
      'Рамы сняты, картины остаются онлайн.',
      'أُنزلت الإطارات، وبقيت اللوحات على الإنترنت.',
    ),
    text: t(
      `The room is empty and smells of floor polish. Nothing is lost: the works of 2023 stay in the [gallery](/albumsView?labelIds=2023).
To all who wrote a comment: we have read every one.`,
      `La salle est vide et sent la cire. Rien n’est perdu : les œuvres de 2023 restent dans la [galerie](/albumsView?labelIds=2023).
À tous ceux qui ont laissé un commentaire : nous les avons tous lus.`,
      `展厅空了，只剩下地板蜡的味道。什么都没有丢：2023 年的作品仍在[画廊](/albumsView?labelIds=2023)里。
写下留言的朋友们：每一条我们都读了。`,
      `La sala está vacía y huele a cera. No se pierde nada: las obras de 2023 siguen en la [galería](/albumsView?labelIds=2023).
A quienes dejaron un comentario: los hemos leído todos.`,
      `Зал пуст и пахнет мастикой для пола. Ничего не пропало: работы 2023 года остаются в [галерее](/albumsView?labelIds=2023).
Всем, кто оставил комментарий: мы прочитали каждый.`,
      `القاعة فارغة وتفوح منها رائحة شمع الأرضيات. لم يضِع شيء: أعمال 2023 باقية في [المعرض الإلكتروني](/albumsView?labelIds=2023).
إلى كل من كتب تعليقًا: لقد قرأناها كلها.`,
    ),
  },
  {
    title: t(
      'Meet the whale',
      'Rencontrez la baleine',
      '见见这头鲸',
      'Les presentamos a la ballena',
      'Познакомьтесь с китом',
      'تعرّفوا إلى الحوت',
    ),
    sTime: '2023-09-18T08:00:00Z',
    icon: '',
    description: t(
      'Why so many children paint the sea this year.',
      'Pourquoi tant d’enfants peignent la mer cette année.',
      '为什么今年有这么多孩子画大海。',
      'Por qué este año tantos niños pintan el mar.',
      'Почему в этом году столько детей рисует море.',
      'لماذا يرسم كل هؤلاء الأطفال البحر هذا العام.',
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
      `Cada año tiene su animal. En 2020 fue la paloma, en 2022 el gato. Este año, una ballena nada por la mitad de los paquetes.
Preguntamos a algunos pintores. «Porque es grande y no hace daño», escribió uno. «Porque se la oye sin verla», escribió otra.
- Sonríe en casi todos los cuadros.
- Es azul en unos y violeta en más.
- Nunca nada sola.`,
      `У каждого года свой зверь. В 2020-м это был голубь, в 2022-м кошка. В этом году через половину посылок плывёт кит.
Мы спросили нескольких художников. «Потому что он большой и никому не делает зла», — написал один. «Потому что его слышно, даже когда не видно», — написала другая.
- Почти на всех картинах он улыбается.
- На одних он синий, а чаще фиолетовый.
- Он никогда не плавает один.`,
      `لكل عام حيوانه. في 2020 كان الحمامة، وفي 2022 القطة. وهذا العام يسبح حوت في نصف الطرود.
سألنا بعض الرسّامين. كتب أحدهم: «لأنه كبير ولا يؤذي». وكتبت أخرى: «لأنك تسمعه دون أن تراه».
- يبتسم في معظم اللوحات.
- هو أزرق في بعضها وبنفسجي في أكثرها.
- لا يسبح وحده أبدًا.`,
    ),
  },
  {
    title: t(
      'From a classroom: how forty hands became a tree',
      'En classe : comment quarante mains sont devenues un arbre',
      '来自课堂：四十只手怎样变成一棵树',
      'Desde un aula: cómo cuarenta manos se hicieron árbol',
      'Из класса: как сорок рук стали деревом',
      'من الصف: كيف صارت أربعون يدًا شجرة',
    ),
    sTime: '2022-10-03T08:00:00Z',
    icon: 'avatar-08.jpg',
    description: t(
      'A teacher tells of one Monday and a great deal of soap.',
      'Une enseignante raconte un lundi et beaucoup de savon.',
      '一位老师讲述某个星期一，以及很多很多肥皂。',
      'Una maestra cuenta un lunes y muchísimo jabón.',
      'Учительница рассказывает об одном понедельнике и о целой горе мыла.',
      'معلّمة تحكي عن يوم اثنين، وعن كثير من الصابون.',
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
      `«Queríamos saber si una clase puede hacer un solo cuadro —escribe—. Puede, si todos echan una mano».
## Se necesita
- una hoja de papel muy larga
- seis colores y mucho jabón
- un niño con paciencia para pintar el tronco
> El niño más callado puso su mano arriba del todo. Nadie se lo había dicho.`,
      `«Мы хотели узнать, может ли класс сделать одну картину, — пишет она. — Может, если каждый приложит руку».
## Понадобятся
- один длинный лист бумаги
- шесть красок и много мыла
- ребёнок, у которого хватит терпения нарисовать ствол
> Самый тихий мальчик поставил свою ладонь на самый верх. Никто его об этом не просил.`,
      `كتبت تقول: «أردنا أن نعرف هل يستطيع صف أن يرسم لوحة واحدة. يستطيع، إذا مدّ كل واحد يده».
## تحتاجون إلى
- ورقة طويلة واحدة
- ستة ألوان وكثير من الصابون
- طفل صبور بما يكفي ليرسم الجذع
> وضع أهدأ الأولاد يده في الأعلى تمامًا. لم يطلب منه أحد ذلك.`,
    ),
  },
  {
    title: t(
      'Windows open: hello from 2020',
      'Fenêtres ouvertes : bonjour de 2020',
      '打开窗户：来自 2020 的问候',
      'Ventanas abiertas: hola desde 2020',
      'Окна открыты: привет из 2020 года',
      'النوافذ مفتوحة: تحية من 2020',
    ),
    sTime: '2020-06-15T08:00:00Z',
    icon: '',
    description: t(
      'An exhibition that you can visit from the kitchen table.',
      'Une exposition à visiter depuis la table de la cuisine.',
      '坐在餐桌旁就能参观的展览。',
      'Una exposición que se visita desde la mesa de la cocina.',
      'Выставка, на которую можно прийти прямо из-за кухонного стола.',
      'معرض يمكنكم زيارته من طاولة المطبخ.',
    ),
    text: t(
      'The pictures of 2020 are on the wall, and the wall is wherever you are. Sit down, use the arrow keys, take your time.',
      'Les images de 2020 sont au mur, et le mur est là où vous êtes. Asseyez-vous, utilisez les flèches, prenez votre temps.',
      '2020 年的画已经上墙，而墙就在您身边。请坐下，动动方向键，慢慢看。',
      'Los cuadros de 2020 están en la pared, y la pared está donde usted esté. Siéntese, use las flechas, tómese su tiempo.',
      'Картины 2020 года висят на стене, а стена там, где вы. Садитесь, нажимайте стрелки, не спешите.',
      'لوحات 2020 على الجدار، والجدار حيث تكونون. اجلسوا واستخدموا الأسهم ولا تستعجلوا.',
    ),
  },
];
