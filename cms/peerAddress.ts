import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';

export const PEER_HEADER = 'x-peer-address';

/** Node's diagnostics message for a request, before Next handles it. */
type Announced = { request: IncomingMessage };

const isAnnounced = (message: unknown): message is Announced =>
  typeof message === 'object' && message !== null && 'request' in message;

/**
 * Sets a header with the connection's remote address on each request, overwriting any that was sent. Next gives routes
 * only `x-forwarded-for`, and keeps what the client sent there.
 */
export function setPeerAddresses() {
  subscribe('http.server.request.start', (message) => {
    if (!isAnnounced(message)) return;
    const { headers, socket } = message.request;
    headers[PEER_HEADER] = socket.remoteAddress ?? '';
  });
}
