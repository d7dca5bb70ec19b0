import { mixed, object, type InferType } from 'yup';
import { text } from './fields';

/** §7: success means that code equals the string '0'. */
export const SUCCESS_CODE = '0';

/** Ours: the desc of a favourite that our CMS refuses, as too many captchas of this visitor were wrong; and of a captcha that it refuses. */
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
