import type { ShelfTexts } from '@/lib/i18n/messages';

/** What buttons say that keep a work on the shelf. */
export const keepTexts = ({ keep, keepTitle, remove, note, title, full, blocked }: ShelfTexts) => ({
  keep,
  keepTitle,
  remove,
  note,
  mine: title,
  full,
  blocked,
});

export type KeepTexts = ReturnType<typeof keepTexts>;
