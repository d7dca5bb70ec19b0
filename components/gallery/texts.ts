import type en from '@/messages/en.json';

/** The gallery's texts as the browser gets them: plain, without a message parser. */
export type GalleryTexts = (typeof en)['gallery'];
