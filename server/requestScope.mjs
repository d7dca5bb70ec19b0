import { AsyncLocalStorage } from 'node:async_hooks';

const KEY = Symbol.for('oneWorldOneFuture.requestScope');

/**
 * What went wrong while a request was answered, and by which address it was asked. Next loads this module twice, bundled
 * for the pages and plain for the entry: the symbol makes them one.
 * @type {AsyncLocalStorage<{ failure?: string, visitor?: string }>}
 */
export const requestScope = (globalThis[KEY] ??= new AsyncLocalStorage());
