/**
 * Payload's own texts that lack their placeholder, or are not translated; and `emailNotValid`, which it says of any request for a
 * link that failed (cms/endpoints/passwordLinks.ts).
 */
export const PAYLOADS = {
  en: {
    authentication: { emailNotValid: 'No link could be sent. Please try again in an hour.' },
  },
  ar: {
    authentication: { emailNotValid: 'تعذّر إرسال الرابط. حاول مرة أخرى بعد ساعة.' },
    fields: { toggleBlock: 'إظهار الكتلة أو إخفاؤها' },
    general: { schedulePublishFor: 'جدولة النشر لـ {{title}}' },
  },
  es: {
    authentication: {
      emailNotValid: 'No se ha podido enviar ningún enlace. Inténtelo de nuevo dentro de una hora.',
    },
  },
  fr: {
    authentication: { emailNotValid: 'Aucun lien n’a pu être envoyé. Réessayez dans une heure.' },
    general: { schedulePublishFor: 'Programmer la publication pour {{title}}' },
    version: { noRowsSelected: 'Aucune sélection : {{label}}' },
  },
  ru: {
    authentication: { emailNotValid: 'Не удалось отправить ссылку. Повторите через час.' },
    general: {
      filterWhere: 'Фильтр: {{label}}, где',
      noLabel: '<Нет: {{label}}>',
      searchBy: 'Искать по: {{label}}',
    },
  },
  zh: {
    authentication: { emailNotValid: '未能发送链接，请一小时后再试。' },
  },
};
