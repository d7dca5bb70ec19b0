import type { CollectionConfig } from 'payload';
import { GROUPS } from './shared';

/** Who took out or erased people's data (cms/exportLog.ts); organisers read it, nobody changes it. */
export const logs: CollectionConfig = {
  slug: 'logs',
  labels: {
    singular: {
      en: 'Log entry',
      fr: 'Entrée du journal',
      zh: '日志条目',
      es: 'Entrada del registro',
      ru: 'Запись журнала',
      ar: 'مدخل السجل',
    },
    plural: {
      en: 'Log of people’s data',
      fr: 'Journal des données personnelles',
      zh: '个人数据日志',
      es: 'Registro de datos personales',
      ru: 'Журнал личных данных',
      ar: 'سجل البيانات الشخصية',
    },
  },
  admin: {
    group: GROUPS.administration,
    useAsTitle: 'what',
    defaultColumns: ['cTime', 'who', 'action', 'what', 'count'],
    description: {
      en: 'Who exported or erased data of people, and when. Kept for a year.',
      fr: 'Qui a exporté ou effacé des données de personnes, et quand. Conservé un an.',
      zh: '谁在何时导出或删除了个人数据。保留一年。',
      es: 'Quién exportó o borró datos de personas, y cuándo. Se conserva un año.',
      ru: 'Кто и когда выгрузил или удалил данные людей. Хранится год.',
      ar: 'من صدّر بيانات أشخاص أو محاها، ومتى. يُحفظ سنة.',
    },
  },
  defaultSort: '-cTime',
  timestamps: false,
  lockDocuments: false,
  fields: [
    {
      name: 'cTime',
      type: 'date',
      required: true,
      index: true,
      label: { en: 'When', fr: 'Quand', zh: '时间', es: 'Cuándo', ru: 'Когда', ar: 'متى' },
      admin: { date: { pickerAppearance: 'dayAndTime' } },
    },
    {
      name: 'who',
      type: 'text',
      required: true,
      label: { en: 'Who', fr: 'Qui', zh: '操作者', es: 'Quién', ru: 'Кто', ar: 'من' },
    },
    {
      name: 'action',
      type: 'select',
      required: true,
      options: [
        {
          value: 'exported',
          label: {
            en: 'exported',
            fr: 'a exporté',
            zh: '导出',
            es: 'exportó',
            ru: 'выгрузил',
            ar: 'تصدير',
          },
        },
        {
          value: 'erased',
          label: {
            en: 'erased',
            fr: 'a effacé',
            zh: '删除',
            es: 'borró',
            ru: 'удалил',
            ar: 'محو',
          },
        },
      ],
      label: { en: 'Did', fr: 'Action', zh: '操作', es: 'Acción', ru: 'Действие', ar: 'الفعل' },
    },
    {
      name: 'what',
      type: 'text',
      required: true,
      label: { en: 'What', fr: 'Quoi', zh: '内容', es: 'Qué', ru: 'Что', ar: 'ماذا' },
    },
    {
      name: 'count',
      type: 'number',
      required: true,
      label: { en: 'How many', fr: 'Combien', zh: '数量', es: 'Cuántos', ru: 'Сколько', ar: 'كم' },
    },
  ],
};
