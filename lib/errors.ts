/** §8: the tokens, spelt as the services spell them. */
export const ERROR_TOKENS = [
  'invalid.params',
  'request.failed',
  'net.error',
  'sid.empty',
  'invalid.id',
  'empty.id',
  'send.sms.success',
  'send.sms.failed',
  'invalid.captcha',
] as const;

export type ErrorToken = (typeof ERROR_TOKENS)[number];

/** A call that did not succeed: `token` is for code to act on, `desc` for the log. */
export class ServiceError extends Error {
  override readonly name = 'ServiceError';

  constructor(
    readonly token: ErrorToken,
    readonly desc = '',
    options?: ErrorOptions,
  ) {
    super(desc ? `${token}: ${desc}` : token, options);
  }
}

/** Anything unknown is request.failed, which the services also spell requst.failed (§8). */
export const toErrorToken = (desc: string): ErrorToken =>
  ERROR_TOKENS.find((token) => token === desc) ?? 'request.failed';

/** The service says that there is no such thing, or that it takes no such request. Any other failure may pass. */
export const isInvalid = (error: unknown): boolean =>
  error instanceof ServiceError && error.token.startsWith('invalid.');

export { messageOf } from './messageOf.mjs';
