import { FIXED_HEADERS } from './securityHeaders.mjs';

/**
 * Answers what the framework never sees: its fixed headers don't come by themselves.
 * @param {import('node:http').ServerResponse} response
 * @param {{ status: number, headers?: Record<string, string | number> }} refusal
 */
export function refuse(response, { status, headers }) {
  for (const { key, value } of FIXED_HEADERS) response.setHeader(key, value);
  response.writeHead(status, { 'content-length': 0, ...headers }).end();
}
