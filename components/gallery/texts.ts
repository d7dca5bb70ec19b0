import type en from '@/messages/en.json';

/** The gallery's texts as the browser gets them: plain, without a message parser. */
export type GalleryTexts = (typeof en)['gallery'];

/** `fill('{position} of {total}', {position: 6, total: 150})` */
export const fill = (text: string, values: Readonly<Record<string, string | number>>) =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
