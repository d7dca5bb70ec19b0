import { mixed, object, type InferType } from 'yup';
import { text } from './fields';

/** §7: success means that code equals the string '0'. */
export const SUCCESS_CODE = '0';

/** Ours: the desc of what our CMS refuses, as the visitor has asked for too many captchas or given too many wrong ones. */
export const TOO_MANY_TRIES = 'too many tries';

/** `{code, desc, body}`; `area/getChildAreasByPId` alone answers in `props`. */
export const envelope = object({
  // Unconverted: the number 0 is not the string '0', and so no success.
  code: mixed().required(),
  desc: text(),
  body: mixed(),
  props: mixed(),
});

export type Envelope = InferType<typeof envelope>;
