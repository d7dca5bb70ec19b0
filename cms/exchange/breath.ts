import { setImmediate } from 'node:timers/promises';

/**
 * SQLite answers at once, so that a loop over its answers never comes to an end for the rest of the process: after each row others
 * have their turn, the visitors' calls among them.
 */
export const letOthers = () => setImmediate();
