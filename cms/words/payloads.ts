/** Payload's own texts that lack their placeholder, or are not translated. */
export const PAYLOADS = {
  ar: {
    fields: { toggleBlock: 'إظهار الكتلة أو إخفاؤها' },
    general: { schedulePublishFor: 'جدولة النشر لـ {{title}}' },
  },
  fr: {
    general: { schedulePublishFor: 'Programmer la publication pour {{title}}' },
    version: { noRowsSelected: 'Aucune sélection : {{label}}' },
  },
  ru: {
    general: {
      filterWhere: 'Фильтр: {{label}}, где',
      noLabel: '<Нет: {{label}}>',
      searchBy: 'Искать по: {{label}}',
    },
  },
};
