import { t, type Texts } from './texts';

/** §1: facts that are the same for every year. The numbers are the specification's; the sentences are ours. */
export type Fact = { title: Texts; text: Texts };
type Requirement = { group: Texts; items: Texts[] };

export const REQUIREMENTS: Requirement[] = [
  {
    group: t(
      'Children’s group',
      'Groupe des enfants',
      '少儿组',
      'Grupo infantil',
      'Детская группа',
      'فئة الأطفال',
    ),
    items: [
      t(
        'Paper in A3 size, 297 × 420 mm',
        'Papier au format A3, 297 × 420 mm',
        'A3 纸，297 × 420 毫米',
        'Papel de tamaño A3, 297 × 420 mm',
        'Бумага формата A3, 297 × 420 мм',
        'ورق بمقاس A3، 297 × 420 مم',
      ),
      t(
        'Online: a JPG under 20M, resolution below 4000 × 4000',
        'En ligne : un JPG de moins de 20 Mo, résolution inférieure à 4000 × 4000',
        '线上投稿：JPG 格式，小于 20 MB，分辨率低于 4000 × 4000',
        'En línea: un JPG de menos de 20 MB, con resolución inferior a 4000 × 4000',
        'Онлайн: файл JPG меньше 20 МБ, разрешение ниже 4000 × 4000',
        'عبر الإنترنت: ملف JPG أقل من 20 ميغابايت، بدقة أقل من 4000 × 4000',
      ),
      t(
        'Offline: the paper copy itself',
        'Hors ligne : l’original sur papier',
        '线下投稿：寄送纸质作品',
        'Fuera de línea: el original en papel',
        'Офлайн: сама работа на бумаге',
        'دون إنترنت: العمل الورقي نفسه',
      ),
      t(
        'Works are not returned',
        'Les œuvres ne sont pas rendues',
        '作品不予退还',
        'Las obras no se devuelven',
        'Работы не возвращаются',
        'لا تُعاد الأعمال',
      ),
      t(
        'The electronic version is used for public welfare by default',
        'La version numérique sert par défaut à des fins d’intérêt général',
        '电子版默认用于公益',
        'La versión electrónica se destina por defecto a fines de interés público',
        'Электронная версия по умолчанию используется в общественно полезных целях',
        'تُستخدم النسخة الإلكترونية للنفع العام افتراضيًا',
      ),
    ],
  },
  {
    group: t(
      'Young artist group',
      'Groupe des jeunes artistes',
      '青年艺术家组',
      'Grupo de jóvenes artistas',
      'Группа молодых художников',
      'فئة الفنانين الشباب',
    ),
    items: [
      t(
        'Display height at most 200 cm',
        'Hauteur d’accrochage : 200 cm au plus',
        '展示高度不超过 200 厘米',
        'Altura de exposición: 200 cm como máximo',
        'Высота экспозиции не больше 200 см',
        'ارتفاع العمل المعروض 200 سم على الأكثر',
      ),
      t(
        'Standard width 120 cm; beyond that, extra line fees apply',
        'Largeur standard : 120 cm ; au-delà, des frais de linéaire s’ajoutent',
        '标准宽度 120 厘米，超出部分加收展线费',
        'Anchura estándar de 120 cm; a partir de ahí se cobra un suplemento por el espacio de pared',
        'Стандартная ширина 120 см; сверх неё взимается доплата за линию развески',
        'عرض العمل القياسي 120 سم، وتُضاف رسوم على ما زاد من طول الجدار',
      ),
    ],
  },
  {
    group: t(
      'Materials and framing',
      'Matériaux et encadrement',
      '材料与装框',
      'Materiales y enmarcado',
      'Материалы и оформление',
      'المواد والتأطير',
    ),
    items: [
      t(
        'No wooden frames and no three-dimensional materials',
        'Ni cadre en bois ni matériau en relief',
        '不接受木框及立体材料',
        'Ni marcos de madera ni materiales tridimensionales',
        'Деревянные рамы и объёмные материалы не принимаются',
        'لا إطارات خشبية ولا مواد مجسّمة',
      ),
      t(
        'Oil paintings on canvas only',
        'Peintures à l’huile sur toile uniquement',
        '油画仅限布面',
        'Pintura al óleo solo sobre lienzo',
        'Масляная живопись только на холсте',
        'الرسم الزيتي على القماش فقط',
      ),
      t(
        'A black matt frame of at most 2.5 cm, without clips',
        'Cadre noir mat de 2,5 cm au plus, sans pinces',
        '黑色哑光画框，宽度不超过 2.5 厘米，不用夹子',
        'Marco negro mate de 2,5 cm como máximo, sin pinzas',
        'Чёрная матовая рама не шире 2,5 см, без зажимов',
        'إطار أسود مطفأ لا يزيد على 2.5 سم، بلا مشابك',
      ),
    ],
  },
];

export const AWARDS: Fact[] = [
  {
    title: t(
      'Appreciation letter',
      'Lettre de remerciement',
      '感谢信',
      'Carta de agradecimiento',
      'Благодарственное письмо',
      'رسالة تقدير',
    ),
    text: t(
      'A letter that thanks those who stand behind a picture.',
      'Une lettre qui remercie ceux qui accompagnent une image.',
      '感谢每幅画背后的人。',
      'Una carta que da las gracias a quienes están detrás de un cuadro.',
      'Письмо, которое благодарит тех, кто стоит за картиной.',
      'رسالة تشكر من يقفون وراء اللوحة.',
    ),
  },
  {
    title: t('Badge', 'Badge', '徽章', 'Insignia', 'Значок', 'شارة'),
    text: t(
      'Small enough for a jacket, made to be worn.',
      'Assez petit pour une veste, fait pour être porté.',
      '小小一枚，可以别在外套上。',
      'Pequeña, para la chaqueta, y hecha para llevarla puesta.',
      'Маленький, как раз на куртку: его можно носить.',
      'صغيرة تناسب سترة، وصُنعت لتُلبس.',
    ),
  },
  {
    title: t(
      'Participation certificate',
      'Certificat de participation',
      '参展证书',
      'Certificado de participación',
      'Сертификат участника',
      'شهادة مشاركة',
    ),
    text: t(
      'It bears a number that anyone can check on this site.',
      'Il porte un numéro que chacun peut vérifier sur ce site.',
      '证书上有编号，任何人都可以在本站查询。',
      'Lleva un número que cualquiera puede comprobar en este sitio.',
      'На нём номер, который каждый может проверить на этом сайте.',
      'تحمل رقمًا يمكن لأي شخص التحقق منه في هذا الموقع.',
    ),
  },
  {
    title: t(
      'Envoy or artist title certificates',
      'Certificats d’ambassadeur ou d’artiste',
      '使者或艺术家称号证书',
      'Certificados de embajador o de artista',
      'Сертификаты о звании посланника или художника',
      'شهادات لقب سفير أو فنان',
    ),
    text: t(
      'A title certificate names its bearer an envoy or an artist of the exhibition.',
      'Ce certificat nomme son titulaire ambassadeur ou artiste de l’exposition.',
      '授予本展“使者”或“艺术家”称号。',
      'Este certificado nombra a su titular embajador o artista de la exposición.',
      'Такой сертификат даёт звание посланника или художника выставки.',
      'تمنح هذه الشهادة حاملها لقب سفير المعرض أو فنانه.',
    ),
  },
];

export const PARTICIPANTS: Fact[] = [
  {
    title: t(
      'Children’s group',
      'Groupe des enfants',
      '少儿组',
      'Grupo infantil',
      'Детская группа',
      'فئة الأطفال',
    ),
    text: t(
      'One A3 picture, sent online as a JPG or offline on paper.',
      'Une image A3, envoyée en ligne en JPG ou hors ligne sur papier.',
      '一幅 A3 作品，线上提交 JPG，或线下寄送纸质作品。',
      'Un cuadro A3, enviado en línea en JPG o fuera de línea en papel.',
      'Одна картина A3, присланная онлайн в JPG или на бумаге.',
      'لوحة واحدة بمقاس A3، تُرسل عبر الإنترنت بصيغة JPG أو على الورق.',
    ),
  },
  {
    title: t(
      'Young artist group',
      'Groupe des jeunes artistes',
      '青年艺术家组',
      'Grupo de jóvenes artistas',
      'Группа молодых художников',
      'فئة الفنانين الشباب',
    ),
    text: t(
      'Works for the wall, up to 200 cm high.',
      'Des œuvres pour le mur, jusqu’à 200 cm de haut.',
      '挂墙作品，高度不超过 200 厘米。',
      'Obras para la pared, de hasta 200 cm de alto.',
      'Работы для стены высотой до 200 см.',
      'أعمال جدارية يصل ارتفاعها إلى 200 سم.',
    ),
  },
  {
    title: t(
      'Mentors and agencies',
      'Professeurs et organismes',
      '指导老师与推荐机构',
      'Profesores y centros',
      'Педагоги и учреждения',
      'المعلّمون والجهات',
    ),
    text: t(
      'Whoever guided or recommended an artist is named beside the work.',
      'Qui a guidé ou recommandé l’artiste est nommé à côté de l’œuvre.',
      '指导老师和推荐机构的名字会与作品一同展示。',
      'Quien ha guiado o recomendado a un artista figura junto a la obra.',
      'Имя того, кто учил или рекомендовал художника, указано рядом с работой.',
      'يُذكر بجانب العمل اسم من أرشد الفنان أو أوصى به.',
    ),
  },
];

export const REGISTRATION: Fact[] = [
  {
    title: t(
      'Register and upload',
      'S’inscrire et envoyer',
      '登记与上传',
      'Inscribirse y enviar',
      'Регистрация и загрузка',
      'التسجيل والرفع',
    ),
    text: t(
      'Both happen on the exhibition’s separate upload system, in English or Chinese.',
      'Tout se passe sur le système d’envoi de l’exposition, en anglais ou en chinois.',
      '请在展览专用的投稿系统中办理，支持英文与中文。',
      'Ambas cosas se hacen en el sistema de envío de la exposición, en inglés o en chino.',
      'И то и другое происходит в отдельной системе загрузки выставки, на английском или китайском языке.',
      'يتم كلاهما في نظام الرفع المستقل للمعرض، بالإنجليزية أو الصينية.',
    ),
  },
  {
    title: t(
      'What to have ready',
      'À préparer',
      '需要准备',
      'Qué tener a mano',
      'Что подготовить',
      'ما ينبغي تجهيزه',
    ),
    text: t(
      'Title of the work, the artist’s name, age and country, and the mentor and agency if there are any.',
      'Le titre de l’œuvre, le nom, l’âge et le pays de l’artiste, et le cas échéant le professeur et l’organisme.',
      '作品名称，作者的姓名、年龄和国家或地区，以及指导老师和推荐机构（如有）。',
      'El título de la obra, el nombre, la edad y el país del artista, y el profesor y el centro, si los hay.',
      'Название работы, имя, возраст и страна художника, а также педагог и учреждение, если они есть.',
      'عنوان العمل، واسم الفنان وعمره وبلده، والمعلّم والجهة إن وُجدا.',
    ),
  },
];

export const VENUE = {
  name: t(
    'With our museum partner',
    'Dans notre musée partenaire',
    '合作博物馆',
    'En el museo asociado',
    'В музее-партнёре',
    'في المتحف الشريك',
  ),
  address: t(
    'Paris, France',
    'Paris, France',
    '法国巴黎',
    'París, Francia',
    'Париж, Франция',
    'باريس، فرنسا',
  ),
  text: t(
    'On the wall in Paris, and in the online gallery for all who cannot travel.',
    'Au mur à Paris, et dans la galerie en ligne pour ceux qui ne peuvent pas venir.',
    '作品在巴黎上墙展出，也在线上画廊与无法前来的人见面。',
    'En la pared en París, y en la galería en línea para quienes no pueden viajar.',
    'На стене в Париже, а для всех, кто не может приехать, — в онлайн-галерее.',
    'على الجدار في باريس، وفي المعرض الإلكتروني لكل من لا يستطيع السفر.',
  ),
};
