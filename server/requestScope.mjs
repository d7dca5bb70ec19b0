import { AsyncLocalStorage } from 'node:async_hooks';

const KEY = Symbol.for('oneWorldOneFuture.requestScope');

/**
 * What went wrong while a request was answered, by which address it was asked, and its id. Next loads this module twice, bundled
 * for the pages and plain for the entry: the symbol makes them one.
 * @type {AsyncLocalStorage<{ id?: string, failure?: string, visitor?: string, outcome?: 'file' | 'refused' }>}
 */
export const requestScope = (globalThis[KEY] ??= new AsyncLocalStorage());
