/** A text in the languages that the demo speaks; a missing one falls back to English. */
export type Texts = { en: string; fr?: string; zh?: string };

export const t = (en: string, fr: string, zh: string): Texts => ({ en, fr, zh });
