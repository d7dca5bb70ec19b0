import type { TextFieldSingleValidation } from 'payload';
import { text } from 'payload/shared';

/** Payload checks what it restores in English only: a version may have its title in other languages, as it was published. */
export const isTitled: TextFieldSingleValidation = (value, asked) =>
  text(value, asked.req.context.isRestoringVersion ? { ...asked, required: false } : asked);
