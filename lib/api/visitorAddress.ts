import 'server-only';

/** What counts as the visitor's address. server.mjs sets the header on each request, whatever a visitor says in it. */
export const visitorAddress = (headers: Headers): string =>
  headers.get('x-visitor-address') ?? 'unknown';
