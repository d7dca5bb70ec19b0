import { t } from '../../structure/data/texts';
import { APPLY_URL } from './menus';

export const EXHIBITION = {
  bgImgs: ['hero-poster.jpg'],
  files: ['hero.webm', 'hero.mp4'],
  notices: ['notice-calendar.jpg', 'notice-sending.jpg', 'notices.pdf'],
  applyUrl: APPLY_URL,
};

export const SHOP = { img: 'shop.jpg' };

export const FOOTER_CONTENT = {
  social: {
    title: t('Follow us', 'Suivez-nous', '关注我们', 'Síganos', 'Мы в соцсетях', 'تابعونا'),
    items: [
      {
        name: '@oneworld.onefuture',
        link: 'https://instagram.example.org/oneworld.onefuture',
        icon: 'instagram',
      },
      {
        name: 'One World Art Paris',
        link: 'https://youtube.example.org/oneworldartparis',
        icon: 'youtube',
      },
      {
        name: 'oneworldonefuture',
        link: 'https://facebook.example.org/oneworldonefuture',
        icon: 'facebook',
      },
      { name: 'WeChat: OWOF-Paris', link: 'https://wechat.example.org/OWOF-Paris', icon: 'wechat' },
    ],
  },
  wx: {
    desc: t(
      'Scan to follow us on WeChat',
      'Scannez pour nous suivre sur WeChat',
      '扫码关注我们的微信',
      'Escanee para seguirnos en WeChat',
      'Отсканируйте, чтобы подписаться на нас в WeChat',
      'امسحوا الرمز لمتابعتنا على WeChat',
    ),
    img: 'wechat-code.svg',
  },
  service: {
    title: t('Contact', 'Contact', '联系我们', 'Contacto', 'Связаться с нами', 'اتصلوا بنا'),
    desc: t(
      'contact@example.org',
      'contact@example.org',
      'contact@example.org',
      'contact@example.org',
      'contact@example.org',
      'contact@example.org',
    ),
    time: t(
      'Answers Monday to Friday, 9:00 to 18:00, Paris time',
      'Réponses du lundi au vendredi, de 9 h à 18 h, heure de Paris',
      '周一至周五 9:00–18:00（巴黎时间）答复',
      'Respondemos de lunes a viernes, de 9:00 a 18:00, hora de París',
      'Отвечаем с понедельника по пятницу, с 9:00 до 18:00 по парижскому времени',
      'نجيب من الاثنين إلى الجمعة، من 9:00 إلى 18:00 بتوقيت باريس',
    ),
  },
};

export const EXH_CONTENT = {
  bgImgs: ['exh-bg-1.jpg', 'exh-bg-2.jpg'],
  uploadUrl: APPLY_URL,
};
