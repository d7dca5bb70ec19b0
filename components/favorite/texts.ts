import type en from '@/messages/en.json';

/** The form's texts as the browser gets them: plain, without a message parser. */
export type FavoriteTexts = (typeof en)['favorite'];
