import { t, type Texts } from '../../structure/data/texts';

type Expert = {
  name: Texts;
  title: Texts;
  src: string;
  biography: Texts;
  years: string[];
};

/** Invented guest persons, in their order; the portraits are drawn like the children's works. */
export const EXPERTS: Expert[] = [
  {
    name: t(
      'Hélène Marchand',
      'Hélène Marchand',
      '埃莱娜·马尔尚',
      'Hélène Marchand',
      'Элен Маршан',
      'هيلين مارشان',
    ),
    title: t(
      'Curator, drawings and prints',
      'Conservatrice, dessins et estampes',
      '素描与版画策展人',
      'Conservadora de dibujos y estampas',
      'Хранительница рисунков и гравюр',
      'أمينة الرسوم والمطبوعات الفنية',
    ),
    src: 'expert-2.jpg',
    biography: t(
      '<p>She has looked after works on paper for twenty years and says that the best ones are still a little wet.</p><p>In the jury she asks the same question of every picture: what would be missing if it were not there?</p>',
      '<p>Elle veille sur des œuvres sur papier depuis vingt ans et dit que les meilleures sont encore un peu humides.</p><p>Au jury, elle pose à chaque image la même question : que manquerait-il si elle n’existait pas ?</p>',
      '<p>她照看纸本作品已有二十年，常说最好的作品总像颜料未干。</p><p>评审时，她对每幅画都问同一个问题：如果没有它，会少了什么？</p>',
      '<p>Cuida obras sobre papel desde hace veinte años y dice que las mejores siguen un poco húmedas.</p><p>En el jurado hace a cada imagen la misma pregunta: ¿qué faltaría si no existiera?</p>',
      '<p>Двадцать лет она хранит работы на бумаге и говорит, что лучшие из них всё ещё немного влажные.</p><p>В жюри она задаёт каждой картине один и тот же вопрос: чего бы не хватало, если бы её не было?</p>',
      '<p>تعتني بالأعمال الورقية منذ عشرين عامًا، وتقول إن أجملها ما زال رطبًا قليلًا.</p><p>وفي لجنة التحكيم تطرح على كل لوحة السؤال نفسه: ماذا كان سينقص لو لم تكن موجودة؟</p>',
    ),
    years: ['2020', '2021', '2022', '2023', '2024'],
  },
  {
    name: t(
      'Samuel Adeyemi',
      'Samuel Adeyemi',
      '塞缪尔·阿德耶米',
      'Samuel Adeyemi',
      'Сэмюэл Адейеми',
      'صامويل أدييمي',
    ),
    title: t('Illustrator', 'Illustrateur', '插画家', 'Ilustrador', 'Иллюстратор', 'رسّام كتب'),
    src: 'expert-5.jpg',
    biography: t(
      '<p>He draws picture books in which grown-ups are small. He answers every letter that comes with a drawing.</p>',
      '<p>Il dessine des albums où les adultes sont tout petits. Il répond à chaque lettre accompagnée d’un dessin.</p>',
      '<p>他画的绘本里，大人都很小。凡是附有图画的来信，他都会回。</p>',
      '<p>Dibuja álbumes en los que los mayores son pequeños. Responde a todas las cartas que llegan con un dibujo.</p>',
      '<p>Он рисует книжки, в которых взрослые маленькие. И отвечает на каждое письмо, к которому приложен рисунок.</p>',
      '<p>يرسم كتبًا مصوّرة يبدو فيها الكبار صغارًا، ويجيب عن كل رسالة تصله ومعها رسم.</p>',
    ),
    years: ['2020', '2022', '2024'],
  },
  {
    name: t(
      'Ananda Pillay',
      'Ananda Pillay',
      '阿南达·皮莱',
      'Ananda Pillay',
      'Ананда Пиллай',
      'أناندا بيلاي',
    ),
    title: t(
      'Professor of art education',
      'Professeure de pédagogie de l’art',
      '艺术教育教授',
      'Profesora de educación artística',
      'Профессор художественного образования',
      'أستاذة التربية الفنية',
    ),
    src: 'expert-3.jpg',
    biography: t(
      '<p>She trains teachers to say less and to look longer. Her seminars begin with ten silent minutes in front of one picture.</p>',
      '<p>Elle apprend aux enseignants à parler moins et à regarder plus longtemps. Ses cours commencent par dix minutes de silence devant une image.</p>',
      '<p>她教老师们少说一点，多看一会儿。她的课总是从在一幅画前静默十分钟开始。</p>',
      '<p>Enseña a los maestros a hablar menos y a mirar más tiempo. Sus seminarios empiezan con diez minutos de silencio ante una sola imagen.</p>',
      '<p>Она учит педагогов меньше говорить и дольше смотреть. Её семинары начинаются с десяти минут молчания перед одной картиной.</p>',
      '<p>تعلّم المدرّسين أن يقولوا أقل وأن ينظروا أطول. وتبدأ دروسها بعشر دقائق من الصمت أمام لوحة واحدة.</p>',
    ),
    years: ['2021', '2022', '2023', '2024'],
  },
  {
    name: t(
      'Dr Samira Benkacem',
      'Dr Samira Benkacem',
      '萨米拉·本卡塞姆医生',
      'Dra. Samira Benkacem',
      'Доктор Самира Бенкасем',
      'الدكتورة سميرة بن قاسم',
    ),
    title: t(
      'Paediatrician and painter',
      'Pédiatre et peintre',
      '儿科医生、画家',
      'Pediatra y pintora',
      'Педиатр и художница',
      'طبيبة أطفال ورسّامة',
    ),
    src: 'expert-1.jpg',
    biography: t(
      '<p>The walls of her practice are covered with patients’ drawings. She joined the jury for the subtheme <em>Saving Lives</em>.</p>',
      '<p>Les murs de son cabinet sont couverts des dessins de ses patients. Elle a rejoint le jury pour le sous-thème <em>Sauver des vies</em>.</p>',
      '<p>她诊室的墙上贴满了小病人的画。她为“拯救生命”这一子主题加入评审团。</p>',
      '<p>Las paredes de su consulta están cubiertas de dibujos de sus pacientes. Se unió al jurado para el subtema <em>Salvar vidas</em>.</p>',
      '<p>Стены её кабинета увешаны рисунками пациентов. Она вошла в жюри ради подтемы <em>«Спасение жизней»</em>.</p>',
      '<p>جدران عيادتها مغطاة برسوم مرضاها. انضمت إلى لجنة التحكيم من أجل الموضوع الفرعي <em>إنقاذ الأرواح</em>.</p>',
    ),
    years: ['2024'],
  },
  {
    name: t(
      'Moussa Kanté',
      'Moussa Kanté',
      '穆萨·康泰',
      'Moussa Kanté',
      'Мусса Канте',
      'موسى كانتي',
    ),
    title: t(
      'Athlete and workshop leader',
      'Athlète et animateur d’ateliers',
      '运动员、工作坊导师',
      'Atleta y director de talleres',
      'Спортсмен и руководитель мастерской',
      'رياضي ومشرف ورش',
    ),
    src: 'expert-4.jpg',
    biography: t(
      '<p>He runs the four hundred metres and a drawing workshop. According to him both are about the last bend.</p>',
      '<p>Il court le quatre cents mètres et anime un atelier de dessin. Selon lui, tout se joue au dernier virage.</p>',
      '<p>他跑四百米，也办绘画工作坊。他说，两者的关键都在最后一个弯道。</p>',
      '<p>Corre los cuatrocientos metros y dirige un taller de dibujo. Según él, en ambos todo se decide en la última curva.</p>',
      '<p>Он бегает четыреста метров и ведёт мастерскую рисунка. По его словам, и там и там всё решает последний поворот.</p>',
      '<p>يركض أربعمئة متر ويدير ورشة رسم. ويقول إن الأمر في كليهما يُحسم عند المنعطف الأخير.</p>',
    ),
    years: ['2023', '2024'],
  },
  {
    name: t('Elif Soyer', 'Elif Soyer', '埃莉芙·索耶尔', 'Elif Soyer', 'Элиф Сойер', 'إليف سوير'),
    title: t(
      'Robotics engineer',
      'Ingénieure en robotique',
      '机器人工程师',
      'Ingeniera en robótica',
      'Инженер-робототехник',
      'مهندسة روبوتات',
    ),
    src: 'expert-6.jpg',
    biography: t(
      '<p>She builds helpers for hospitals and collects children’s drawings of machines, “because they never forget to give them a face”.</p>',
      '<p>Elle construit des assistants pour les hôpitaux et collectionne les machines dessinées par des enfants, « car ils n’oublient jamais de leur donner un visage ».</p>',
      '<p>她为医院制造机器助手，也收藏孩子们画的机器，“因为他们从不忘记给机器画上一张脸”。</p>',
      '<p>Construye ayudantes para hospitales y colecciona dibujos infantiles de máquinas, «porque nunca olvidan ponerles una cara».</p>',
      '<p>Она строит помощников для больниц и собирает детские рисунки машин, «потому что дети никогда не забывают нарисовать им лицо».</p>',
      '<p>تصنع مساعدين للمستشفيات وتجمع رسوم الأطفال للآلات، «لأنهم لا ينسون أبدًا أن يرسموا لها وجهًا».</p>',
    ),
    years: ['2024'],
  },
];
