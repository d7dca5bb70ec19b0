import { isLocale, type Locale } from '@/lib/i18n/locales';

const en = {
  tooManySignIns:
    'Too many tries to sign in. Wait an hour, or ask those who run this website for a new password.',
  otherLanguage: 'You may not translate into this language: choose one of yours.',
  notText: 'Translators change texts, nothing else.',
  pending:
    'An editor has changed more than texts here since it was published. Save your texts as a draft: an editor publishes them with the rest.',
  lastOrganiser: 'This is the last organiser: make somebody else an organiser first.',
  noMail: 'There is no mail server: SMTP_URL is not set.',
  mailFailed: 'The mail server did not take the invitation. Please try again later.',
  tooManyInvitations: 'This person has been invited often enough. Try again in an hour.',
  invite: 'Send an invitation by mail',
  inviteHint: 'The person gets a link to set a password. It is good for seven days.',
  invited: 'The invitation is on its way.',
};

type Words = typeof en;

const fr: Words = {
  tooManySignIns:
    'Trop de tentatives de connexion. Attendez une heure, ou demandez un nouveau mot de passe aux responsables du site.',
  otherLanguage: 'Vous ne traduisez pas vers cette langue : choisissez l’une des vôtres.',
  notText: 'Les traducteurs modifient les textes, rien d’autre.',
  pending:
    'Depuis la publication, un éditeur a modifié autre chose que des textes. Enregistrez vos textes comme brouillon : un éditeur les publiera avec le reste.',
  lastOrganiser: 'C’est le dernier organisateur : donnez d’abord ce rôle à quelqu’un d’autre.',
  noMail: 'Il n’y a pas de serveur de courriel : SMTP_URL n’est pas défini.',
  mailFailed: 'Le serveur de courriel n’a pas accepté l’invitation. Réessayez plus tard.',
  tooManyInvitations: 'Cette personne a reçu assez d’invitations. Réessayez dans une heure.',
  invite: 'Envoyer une invitation par courriel',
  inviteHint: 'La personne reçoit un lien pour choisir un mot de passe, valable sept jours.',
  invited: 'L’invitation est en route.',
};

const zh: Words = {
  tooManySignIns: '登录尝试次数过多。请一小时后再试，或请网站负责人重设密码。',
  otherLanguage: '您不翻译这种语言，请选择您负责的语言。',
  notText: '翻译只能修改文字。',
  pending: '自上次发布以来，编辑修改了文字以外的内容。请将您的文字存为草稿，由编辑一并发布。',
  lastOrganiser: '这是最后一位组织者：请先让其他人成为组织者。',
  noMail: '没有邮件服务器：未设置 SMTP_URL。',
  mailFailed: '邮件服务器没有接受邀请。请稍后再试。',
  tooManyInvitations: '对此人的邀请次数已够多，请一小时后再试。',
  invite: '通过邮件发送邀请',
  inviteHint: '对方会收到一个用于设置密码的链接，七天内有效。',
  invited: '邀请已发出。',
};

const es: Words = {
  tooManySignIns:
    'Demasiados intentos de acceso. Espere una hora o pida una contraseña nueva a los responsables del sitio.',
  otherLanguage: 'Usted no traduce a este idioma: elija uno de los suyos.',
  notText: 'Los traductores cambian textos, nada más.',
  pending:
    'Desde la publicación, un editor ha cambiado algo más que textos. Guarde sus textos como borrador: un editor los publicará con el resto.',
  lastOrganiser: 'Es el último organizador: nombre antes a otro.',
  noMail: 'No hay servidor de correo: SMTP_URL no está definido.',
  mailFailed: 'El servidor de correo no aceptó la invitación. Inténtelo más tarde.',
  tooManyInvitations:
    'Esta persona ya ha sido invitada varias veces. Inténtelo dentro de una hora.',
  invite: 'Enviar una invitación por correo',
  inviteHint: 'La persona recibe un enlace para elegir una contraseña, válido siete días.',
  invited: 'La invitación está en camino.',
};

const ru: Words = {
  tooManySignIns:
    'Слишком много попыток входа. Подождите час или попросите новый пароль у тех, кто ведёт сайт.',
  otherLanguage: 'Вы не переводите на этот язык: выберите один из своих.',
  notText: 'Переводчики меняют только тексты.',
  pending:
    'После публикации редактор изменил здесь не только тексты. Сохраните свои тексты как черновик: редактор опубликует их вместе с остальным.',
  lastOrganiser: 'Это последний организатор: сначала назначьте другого.',
  noMail: 'Почтового сервера нет: SMTP_URL не задан.',
  mailFailed: 'Почтовый сервер не принял приглашение. Попробуйте позже.',
  tooManyInvitations: 'Этому человеку уже отправлено достаточно приглашений. Попробуйте через час.',
  invite: 'Отправить приглашение по почте',
  inviteHint: 'Человек получит ссылку, чтобы задать пароль; она действует семь дней.',
  invited: 'Приглашение отправлено.',
};

const ar: Words = {
  tooManySignIns:
    'محاولات كثيرة لتسجيل الدخول. انتظر ساعة أو اطلب كلمة مرور جديدة من المسؤولين عن الموقع.',
  otherLanguage: 'لست مترجمًا إلى هذه اللغة: اختر إحدى لغاتك.',
  notText: 'المترجمون يغيّرون النصوص فقط.',
  pending: 'غيّر محرّر هنا أكثر من النصوص منذ النشر. احفظ نصوصك مسودةً، وسينشرها محرّر مع الباقي.',
  lastOrganiser: 'هذا آخر منظّم: عيّن منظّمًا آخر أولًا.',
  noMail: 'لا يوجد خادم بريد: لم يُضبط SMTP_URL.',
  mailFailed: 'لم يقبل خادم البريد الدعوة. حاول لاحقًا.',
  tooManyInvitations: 'دُعي هذا الشخص مرات كافية. حاول بعد ساعة.',
  invite: 'إرسال دعوة بالبريد',
  inviteHint: 'يصل إلى الشخص رابط لاختيار كلمة مرور، صالح لسبعة أيام.',
  invited: 'الدعوة في الطريق.',
};

const WORDS: Readonly<Record<Locale, Words>> = { en, fr, zh, es, ru, ar };

/** What our own endpoints and hooks say, in the language of the editor's screens; English where we lack it. */
export function ownWordsOf({ i18n }: { i18n: { language: string } }): Words {
  const language = i18n.language.slice(0, 2);
  return WORDS[isLocale(language) ? language : 'en'];
}
