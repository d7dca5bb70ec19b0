import { AsyncLocalStorage } from 'node:async_hooks';
import { oneForAll } from '../lib/oneForAll.mjs';

/**
 * What is known of the request being answered: its id, its failure, whether its page found nothing to show, the visitor's address,
 * and the time of the oldest read that it was answered from though a note has come since (lib/cache/policyHandler.mjs).
 * @type {AsyncLocalStorage<{ id?: string, failure?: string, isAbsent?: boolean, visitor?: string, outcome?: 'file' | 'refused', oldestRead?: number }>}
 */
export const requestScope = oneForAll('requestScope', () => new AsyncLocalStorage());
