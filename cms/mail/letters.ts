import { directionOf, type Locale } from '@/lib/i18n/locales';
import { escapeXml } from '@/lib/xml/element';

export type Kind = 'invitation' | 'reset';

/** As long as the letters say. */
export const LINK_IS_GOOD_MS: Readonly<Record<Kind, number>> = {
  invitation: 7 * 24 * 60 * 60_000,
  reset: 60 * 60_000,
};

type Text = { subject: string; why: string; end: string };

const TEXTS: Readonly<Record<Locale, Record<Kind, Text>>> = {
  en: {
    invitation: {
      subject: 'You are invited to work on “One World, One Future”',
      why: 'You are invited to work on the website of the exhibition “One World, One Future”. Choose a password to begin:',
      end: 'The link is good for seven days. If you expected no invitation, ignore this letter.',
    },
    reset: {
      subject: 'A new password for “One World, One Future”',
      why: 'Somebody, probably you, asked for a new password for the website of the exhibition “One World, One Future”. Choose it here:',
      end: 'The link is good for an hour. If it was not you, ignore this letter: your password stays as it is.',
    },
  },
  fr: {
    invitation: {
      subject: 'Nous vous invitons à collaborer à « One World, One Future »',
      why: 'Nous vous invitons à travailler sur le site de l’exposition « One World, One Future ». Choisissez un mot de passe pour commencer :',
      end: 'Le lien est valable sept jours. Si vous n’attendiez pas d’invitation, ignorez cet e-mail.',
    },
    reset: {
      subject: 'Un nouveau mot de passe pour « One World, One Future »',
      why: 'Quelqu’un, sans doute vous, a demandé un nouveau mot de passe pour le site de l’exposition « One World, One Future ». Choisissez-le ici :',
      end: 'Le lien est valable une heure. Si ce n’était pas vous, ignorez cet e-mail : votre mot de passe reste le même.',
    },
  },
  zh: {
    invitation: {
      subject: '邀请您参与“One World, One Future”网站的工作',
      why: '您受邀参与“One World, One Future”展览网站的工作。请先设置密码：',
      end: '此链接七天内有效。如果您对此邀请并不知情，请忽略此邮件。',
    },
    reset: {
      subject: '“One World, One Future”的新密码',
      why: '有人（可能是您）请求为“One World, One Future”展览网站设置新密码。请在此设置：',
      end: '此链接一小时内有效。如果不是您本人，请忽略此邮件，您的密码不会改变。',
    },
  },
  es: {
    invitation: {
      subject: 'Le invitamos a colaborar en «One World, One Future»',
      why: 'Le invitamos a trabajar en el sitio de la exposición «One World, One Future». Elija una contraseña para empezar:',
      end: 'El enlace es válido siete días. Si no esperaba ninguna invitación, ignore este mensaje.',
    },
    reset: {
      subject: 'Una contraseña nueva para «One World, One Future»',
      why: 'Alguien, probablemente usted, ha pedido una contraseña nueva para el sitio de la exposición «One World, One Future». Elíjala aquí:',
      end: 'El enlace es válido una hora. Si no fue usted, ignore este mensaje: su contraseña no cambia.',
    },
  },
  ru: {
    invitation: {
      subject: 'Приглашение к работе над сайтом «One World, One Future»',
      why: 'Вас приглашают работать над сайтом выставки «One World, One Future». Для начала выберите пароль:',
      end: 'Ссылка действует семь дней. Если вы не ждали приглашения, не обращайте внимания на это письмо.',
    },
    reset: {
      subject: 'Новый пароль для «One World, One Future»',
      why: 'Кто-то, вероятно вы, попросил новый пароль для сайта выставки «One World, One Future». Выберите его здесь:',
      end: 'Ссылка действует один час. Если это были не вы, не обращайте внимания на это письмо: пароль останется прежним.',
    },
  },
  ar: {
    invitation: {
      subject: 'دعوة للعمل على موقع «One World, One Future»',
      why: 'أنت مدعو للعمل على موقع معرض «One World, One Future». اختر كلمة مرور للبدء:',
      end: 'الرابط صالح لسبعة أيام. إن لم تكن تنتظر دعوة فتجاهل هذه الرسالة.',
    },
    reset: {
      subject: 'كلمة مرور جديدة لموقع «One World, One Future»',
      why: 'طلب شخص ما، لعله أنت، كلمة مرور جديدة لموقع معرض «One World, One Future». اخترها هنا:',
      end: 'الرابط صالح لساعة واحدة. إن لم تكن أنت فتجاهل هذه الرسالة: تبقى كلمة مرورك كما هي.',
    },
  },
};

/** Plain text and the same as simple HTML, without pictures or anything from elsewhere. */
export function letterOf(kind: Kind, language: Locale, link: string) {
  const { subject, why, end } = TEXTS[language][kind];
  const html = `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
<head><meta charset="utf-8"><title>${escapeXml(subject)}</title></head>
<body style="font-family: sans-serif; line-height: 1.5">
<p>${escapeXml(why)}</p>
<p><a href="${escapeXml(link)}" dir="ltr">${escapeXml(link)}</a></p>
<p>${escapeXml(end)}</p>
</body>
</html>
`;
  return { subject, text: `${why}\n\n${link}\n\n${end}\n`, html };
}
