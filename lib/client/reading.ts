/** The way that the page reads. */
export const isRightToLeft = () => document.documentElement.dir === 'rtl';

/** Whether the visitor wants little to move: `matches`, and tells of a change. */
export const reducedMotion = () => window.matchMedia('(prefers-reduced-motion: reduce)');
