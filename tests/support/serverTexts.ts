import en from '@/messages/en.json';

// Stands for next-intl/server: texts in English, and of a translated one its key and its values.
export const getLocale = async () => 'en';
export const getMessages = async () => en;
export const getTranslations =
  async () =>
  (key: string, values: Record<string, unknown> = {}) =>
    [key, ...Object.values(values)].join(' ');
