const WORDS = {
  en: { csv: 'Download as CSV', xlsx: 'Download for Excel' },
  fr: { csv: 'Télécharger en CSV', xlsx: 'Télécharger pour Excel' },
  zh: { csv: '下载 CSV', xlsx: '下载 Excel 表格' },
  es: { csv: 'Descargar en CSV', xlsx: 'Descargar para Excel' },
  ru: { csv: 'Скачать CSV', xlsx: 'Скачать для Excel' },
  ar: { csv: 'تنزيل بصيغة CSV', xlsx: 'تنزيل لبرنامج Excel' },
} as const;

const isKnown = (language: string): language is keyof typeof WORDS => language in WORDS;

/** In the editor's language. */
export const exportWords = (language: string) => WORDS[isKnown(language) ? language : 'en'];
