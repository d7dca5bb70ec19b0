import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';

export const PEER_HEADER = 'x-peer-address';

/** A request as Node announces it, before anything of Next's sees it. */
type Announced = { request: IncomingMessage };

const isAnnounced = (message: unknown): message is Announced =>
  typeof message === 'object' && message !== null && 'request' in message;

/**
 * Writes on each request who is at the other end of the line, over whatever a stranger says. Next tells a route only
 * `x-forwarded-for`, and leaves what a stranger wrote there as it is.
 */
export function tellPeerAddresses() {
  subscribe('http.server.request.start', (message) => {
    if (!isAnnounced(message)) return;
    const { headers, socket } = message.request;
    headers[PEER_HEADER] = socket.remoteAddress ?? '';
  });
}
