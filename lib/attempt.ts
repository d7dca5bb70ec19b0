import { ServiceError, type ErrorToken } from './errors';

export type Outcome<T> = { ok: true; value: T } | { ok: false; token: ErrorToken };

/** Null: there is no such item. Any other failure is thrown, so that a cached page stays. */
export async function orAbsent<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work;
  } catch (error) {
    const isAbsent =
      error instanceof ServiceError && (error.token === 'invalid.id' || error.token === 'empty.id');
    if (isAbsent) return null;
    throw error;
  }
}

/** The result of a call that may fail, as a value. Only a ServiceError is a failure; any other error is a bug and is rethrown. */
export async function attempt<T>(work: Promise<T>): Promise<Outcome<T>> {
  try {
    return { ok: true, value: await work };
  } catch (error) {
    if (error instanceof ServiceError) return { ok: false, token: error.token };
    throw error;
  }
}
