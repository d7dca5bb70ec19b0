import { AsyncLocalStorage } from 'node:async_hooks';

const KEY = Symbol.for('oneWorldOneFuture.requestScope');

/**
 * What is known of the request being answered: its id, its failure, the visitor's address, and the time of the oldest read that it
 * was answered from though a note has come since (lib/cache/policyHandler.mjs). Next loads this module twice, bundled
 * for the pages and plain for the entry; both share one store by the symbol.
 * @type {AsyncLocalStorage<{ id?: string, failure?: string, visitor?: string, outcome?: 'file' | 'refused', oldestRead?: number }>}
 */
export const requestScope = (globalThis[KEY] ??= new AsyncLocalStorage());
