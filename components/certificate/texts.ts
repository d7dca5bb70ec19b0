import type en from '@/messages/en.json';

/** The texts as the browser gets them: plain, without a message parser. `fill` of the gallery puts values in. */
export type CertificateTexts = (typeof en)['certificate'];
