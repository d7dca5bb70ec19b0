import { randomBytes } from 'node:crypto';

/** Printed once and stored nowhere. */
export const aPassword = () => randomBytes(15).toString('base64url');
