import { onRequest } from './requests';

export const PEER_HEADER = 'x-peer-address';

/**
 * Sets a header with the connection's remote address on each request, overwriting any that was sent. Next gives routes
 * only `x-forwarded-for`, and keeps what the client sent there.
 */
export function setPeerAddresses() {
  onRequest(({ request: { headers, socket } }) => {
    headers[PEER_HEADER] = socket.remoteAddress ?? '';
  });
}
