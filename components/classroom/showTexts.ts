import type { Messages } from '@/lib/i18n/messages';

/** The texts of a slideshow, and of the choice before it; that works don't come is said as on the shelf. */
export const showTexts = ({ viewer, classroom, shelf }: Messages) => ({
  ...viewer,
  ...classroom,
  worksFailed: shelf.failed,
  again: shelf.again,
});

export type ShowTexts = ReturnType<typeof showTexts>;
