import type en from '@/messages/en.json';

/** The texts as the browser gets them: plain, without a message parser. */
export type VideosTexts = (typeof en)['videos'];
