import { object, type InferType } from 'yup';
import { text } from './fields';

/** §3 Certificate result: a comma-separated list of image paths; empty means not found. */
export const wireCertificate = object({ certPhoto: text() });

export type WireCertificate = InferType<typeof wireCertificate>;
