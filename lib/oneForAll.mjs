/**
 * One value for all copies of a module in a process: the entry, the start and each bundle of routes load a copy of their own.
 * @template T
 * @param {string} name
 * @param {() => T} make
 * @returns {T}
 */
export const oneForAll = (name, make) =>
  (globalThis[Symbol.for(`oneWorldOneFuture.${name}`)] ??= make());
