import { ServiceError, type ErrorToken } from './errors';

export type Outcome<T> = { ok: true; value: T } | { ok: false; token: ErrorToken };

/** The result of a call that may fail, as a value. Only a ServiceError is a failure; any other error is a bug and is rethrown. */
export async function attempt<T>(work: Promise<T>): Promise<Outcome<T>> {
  try {
    return { ok: true, value: await work };
  } catch (error) {
    if (error instanceof ServiceError) return { ok: false, token: error.token };
    throw error;
  }
}
