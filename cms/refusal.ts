import { APIError, ValidationError, type PayloadRequest } from 'payload';
import { fill } from '@/lib/i18n/fill';
import { say, type English } from './words/words';

/** An error whose message whoever asked is told. With data: Payload tells none of an error without, as the build takes away its name. */
export const refusal = (message: string, status: number) => new APIError(message, status, {}, true);

/** Each part of the build has a class of its own of Payload's errors. */
const isRefusal = (error: unknown): error is APIError =>
  error instanceof Error && 'isPublic' in error && 'status' in error;

/**
 * What a function of ours answers the admin's screens. A refusal is an answer: of what is thrown there a browser hears nothing
 * (cms/components/Refusals.client.tsx).
 */
export async function answered<T>(asked: T): Promise<Awaited<T> | { error: string }> {
  try {
    return await asked;
  } catch (error) {
    if (isRefusal(error)) return { error: error.message };
    throw error;
  }
}

type Field = {
  text: English;
  values?: Record<string, string | number>;
  /** In the editor's language. */
  label: string;
  path: string;
};

/** An error that the form shows at a field, in the editor's language. */
export function fieldRefusal({ i18n, t }: PayloadRequest, { text, values = {}, ...field }: Field) {
  const message = fill(say(i18n.language, text), values);
  return new ValidationError({ errors: [{ ...field, message }] }, t);
}
