import type { CollectionAfterErrorHook } from 'payload';
import { UPLOAD_LIMIT_MB } from '@/lib/constants';
import { fill } from '@/lib/i18n/fill';
import { say } from '../words/words';

const TOO_LARGE = 413;

/** Payload refuses a file that is too large while it reads it, before any other hook, and in English. */
export const tellTooLarge: CollectionAfterErrorHook = ({ error, req }) => {
  if (!('status' in error) || error.status !== TOO_LARGE) return;
  const text = say(req.i18n.language, 'The file must be under {value} MB.');
  return { response: { errors: [{ message: fill(text, { value: UPLOAD_LIMIT_MB }) }] } };
};
