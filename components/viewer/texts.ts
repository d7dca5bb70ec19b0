import type en from '@/messages/en.json';

/** All that the viewer says, as plain texts. */
export type ViewerTexts = Pick<typeof en, 'viewer' | 'comments' | 'artwork'>;
