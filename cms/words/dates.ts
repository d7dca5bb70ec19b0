/** In date-fns's letters: the first is shown, and each may be typed. */
export const DAY = ['PP', 'P', 'yyyy-MM-dd'];
export const DAY_AND_TIME = ['PPp', 'Pp', 'PP p', 'P p', 'yyyy-MM-dd HH:mm'];

/** The hours that are offered. */
export const HOURS = 'p';
