import type { CollectionAfterErrorHook } from 'payload';
import { say } from '../words/words';

/** As Payload says it of a link to set a password, to nobody: its error has no data (cms/refusal.ts). */
const PAYLOADS = 'Token is either invalid or has expired.';

/** In the editor's language. */
export const tellUsedLink: CollectionAfterErrorHook = ({ error, req }) => {
  if (error.message !== PAYLOADS) return;
  const message = say(req.i18n.language, 'This link was used or has expired. Ask for a new one.');
  return { response: { errors: [{ message }] } };
};
