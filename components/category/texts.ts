import type en from '@/messages/en.json';

export type CategoryTexts = (typeof en)['category'];
