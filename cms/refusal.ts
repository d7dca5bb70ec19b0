import { APIError } from 'payload';

/** An error whose message whoever asked is told. With data: Payload tells none of an error without, as the build takes away its name. */
export const refusal = (message: string, status: number) => new APIError(message, status, {}, true);
