import { AsyncLocalStorage } from 'node:async_hooks';

const KEY = Symbol.for('oneWorldOneFuture.requestScope');

/**
 * What is known of the request being answered: its id, its failure, and the visitor's address. Next loads this module twice, bundled
 * for the pages and plain for the entry; both share one store by the symbol.
 * @type {AsyncLocalStorage<{ id?: string, failure?: string, visitor?: string, outcome?: 'file' | 'refused' }>}
 */
export const requestScope = (globalThis[KEY] ??= new AsyncLocalStorage());
