import { createHmac } from 'node:crypto';

/** As both programs sign for each other; not by their own code, which is what is tested. */
export const signatureOf = (text, secret) =>
  createHmac('sha256', secret).update(text).digest('hex');

/** The header with which the CMS signs a note. */
export const noteSignature = (body, secret) => `sha256=${signatureOf(body, secret)}`;
