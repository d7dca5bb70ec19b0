import { SUCCESS_CODE } from '@/lib/contract/envelope';
import type { ServiceError } from '@/lib/errors';

/** What a call is given: path parameters by name, the query, and the request for its form and headers. */
export type Call = {
  path: Readonly<Record<string, string>>;
  query: URLSearchParams;
  request: Request;
};

/** An envelope's payload; a picture is a Response of its own. */
export type Answer = { body: unknown } | { props: unknown } | Response;

export type Handler = (call: Call) => Promise<Answer>;

const HEADERS = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' };

export function toResponse(answer: Answer): Response {
  if (answer instanceof Response) return answer;
  return Response.json({ code: SUCCESS_CODE, ...answer }, { headers: HEADERS });
}

/** §8: a failure is an answer too. desc is a token whenever there is nothing better to say. */
export function toFailure(token: string, desc: string, status = 200): Response {
  return Response.json({ code: token, desc: desc || token }, { status, headers: HEADERS });
}

export const toServiceFailure = ({ token, desc }: ServiceError): Response => toFailure(token, desc);
