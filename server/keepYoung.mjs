import { setFlagsFromString } from 'node:v8';

export const FLAG = '--no-allocation-site-pretenuring';

/**
 * V8 guesses which objects will live long and puts them among the old ones at once. Of answers it guesses wrongly: twice a second all
 * who waited just then waited for a full collection, too (docs/decisions/0030). Now what is young begins among the young.
 */
export const keepYoung = () => setFlagsFromString(FLAG);
