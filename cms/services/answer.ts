import { SUCCESS_CODE } from '@/lib/contract/envelope';
import type { ServiceError } from '@/lib/errors';

/** The arguments of a call: path parameters by name, the query, and the request for its form and headers. */
export type Call = {
  path: Readonly<Record<string, string>>;
  query: URLSearchParams;
  request: Request;
};

type Payload = { body: unknown } | { props: unknown };

/** The envelope's content; or a Response, for a picture or a prepared text. */
export type Answer = Payload | Response;

export type Handler = (call: Call) => Promise<Answer>;

const HEADERS = {
  'content-type': 'application/json',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
};

export const toText = (payload: Payload): string =>
  JSON.stringify({ code: SUCCESS_CODE, ...payload });

export const toTextResponse = (text: string): Response => new Response(text, { headers: HEADERS });

export const toResponse = (answer: Answer): Response =>
  answer instanceof Response ? answer : toTextResponse(toText(answer));

/** §8: a failure, as an envelope. desc is the token when there is nothing better. */
export const toFailure = (token: string, desc: string, status = 200): Response =>
  Response.json({ code: token, desc: desc || token }, { status, headers: HEADERS });

export const toServiceFailure = ({ token, desc }: ServiceError): Response => toFailure(token, desc);
