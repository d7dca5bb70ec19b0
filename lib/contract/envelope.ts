import { mixed, object, string, type InferType } from 'yup';

/** §7: success means that code equals the string '0'. */
export const SUCCESS_CODE = '0';

/** `{code, desc, body}`; `area/getChildAreasByPId` alone answers in `props`. */
export const envelope = object({
  code: string().required(),
  desc: string().default(''),
  body: mixed(),
  props: mixed(),
});

export type Envelope = InferType<typeof envelope>;
