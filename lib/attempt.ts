import { ServiceError, type ErrorToken } from './errors';

export type Outcome<T> = { ok: true; value: T } | { ok: false; token: ErrorToken };

/** For the page or route that knows what to show. A bug is no outcome: it still throws. */
export async function attempt<T>(work: Promise<T>): Promise<Outcome<T>> {
  try {
    return { ok: true, value: await work };
  } catch (error) {
    if (error instanceof ServiceError) return { ok: false, token: error.token };
    throw error;
  }
}
