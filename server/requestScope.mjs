import { AsyncLocalStorage } from 'node:async_hooks';
import { oneForAll } from '../lib/oneForAll.mjs';

/**
 * What is known of the request being answered: its id, the address that the visitor asked for, its failure, whether its page found
 * nothing to show, the visitor's own address, and the time of the oldest read that it was answered from although a note has named it
 * since or its time was over (lib/cache/policyHandler.mjs).
 * @type {AsyncLocalStorage<{ id?: string, url?: string, failure?: string, isAbsent?: boolean, visitor?: string, outcome?: 'file' | 'refused', oldestRead?: number }>}
 */
export const requestScope = oneForAll('requestScope', () => new AsyncLocalStorage());

/**
 * Within it a kept read is given though it is old, as its service did not answer, or failed (lib/services/cached.ts).
 * @type {AsyncLocalStorage<true>}
 */
export const asKept = oneForAll('asKept', () => new AsyncLocalStorage());
