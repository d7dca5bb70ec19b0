import { object, type InferType } from 'yup';
import { id, text } from './fields';

/** §3 App: the first element of the response body. */
export const wireApp = object({ id: id(), label: text(), name: text() });

export type WireApp = InferType<typeof wireApp>;
