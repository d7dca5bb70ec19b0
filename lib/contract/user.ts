import { object, type InferType } from 'yup';
import { id, numeric, text } from './fields';

/** §3 User: the first element of the response body. */
export const wireUser = object({
  id: id(),
  username: text(),
  name: text(),
  head: text(),
  sex: numeric(),
  sid: text(),
});

export type WireUser = InferType<typeof wireUser>;
