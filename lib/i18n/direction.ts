const RIGHT_TO_LEFT: readonly string[] = ['ar', 'fa', 'he', 'ur'];

export const isRtl = (locale: string): boolean => RIGHT_TO_LEFT.includes(locale);

export const directionOf = (locale: string) => (isRtl(locale) ? 'rtl' : 'ltr');
