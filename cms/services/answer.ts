import { SUCCESS_CODE } from '@/lib/contract/envelope';
import type { ServiceError } from '@/lib/errors';

/** What a call is given: path parameters by name, the query, and the request for its form and headers. */
export type Call = {
  path: Readonly<Record<string, string>>;
  query: URLSearchParams;
  request: Request;
};

type Payload = { body: unknown } | { props: unknown };

/** An envelope's payload; a picture, or a text that is ready, is a Response of its own. */
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

/** §8: a failure is an answer too. desc is a token whenever there is nothing better to say. */
export const toFailure = (token: string, desc: string, status = 200): Response =>
  Response.json({ code: token, desc: desc || token }, { status, headers: HEADERS });

export const toServiceFailure = ({ token, desc }: ServiceError): Response => toFailure(token, desc);
