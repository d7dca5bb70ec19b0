import { randomBytes } from 'node:crypto';
import { NextResponse, type NextRequest } from 'next/server';
import { policyWith } from './cache/policy.mjs';

const POLICY = 'content-security-policy';

export const DRAFT_COOKIE = '__prerender_bypass';

/** Removes the draft-mode cookie from requests for cached pages: with it Next would render them again. */
function withoutDraftMode({ headers: received, cookies }: NextRequest): Headers {
  const headers = new Headers(received);
  const rest = cookies.getAll().filter(({ name }) => name !== DRAFT_COOKIE);
  headers.set('cookie', rest.map(({ name, value }) => `${name}=${value}`).join('; '));
  return headers;
}

/**
 * Rewrites to the page at `path`. A page rendered per request gets a policy with its own nonce, which Next reads from
 * the request header and writes into each script (docs/decisions/0002). `isStrict` is false in development only, where
 * the framework's tools use eval. `frame`: the origin that may show the page in a frame; else nobody may.
 */
export function rewriteTo(
  request: NextRequest,
  path: string,
  { isPerRequest, isStrict, frame }: { isPerRequest: boolean; isStrict: boolean; frame?: string },
): NextResponse {
  const address = request.nextUrl.clone();
  address.pathname = path;
  if (!isPerRequest) address.search = '';
  if (!isPerRequest && request.cookies.has(DRAFT_COOKIE)) {
    return NextResponse.rewrite(address, { request: { headers: withoutDraftMode(request) } });
  }
  if (!isPerRequest || !isStrict) return NextResponse.rewrite(address);

  const policy = policyWith(["'self'", `'nonce-${randomBytes(16).toString('base64')}'`], frame);
  const headers = new Headers(request.headers);
  headers.set(POLICY, policy);
  const response = NextResponse.rewrite(address, { request: { headers } });
  response.headers.set(POLICY, policy);
  return response;
}
