import { visitorAddressBy } from '@/server/visitorAddress.mjs';
import { VISITOR } from '../env';
import { onRequest } from './requests';

export const PEER_HEADER = 'x-peer-address';
/** Of calls to the editors' own endpoints: the network from which an editor comes, also behind a proxy. */
export const EDITOR_NETWORK_HEADER = 'x-editor-network';

const networkBy = visitorAddressBy(VISITOR);

/**
 * Sets headers with the connection's remote address, overwriting any that were sent. Next gives routes
 * only `x-forwarded-for`, and keeps what the client sent there.
 */
export function setPeerAddresses() {
  onRequest(({ request }) => {
    const { headers, socket, url = '' } = request;
    headers[PEER_HEADER] = socket.remoteAddress ?? '';
    delete headers[EDITOR_NETWORK_HEADER];
    if (url.startsWith('/api/')) headers[EDITOR_NETWORK_HEADER] = networkBy(request);
  });
}
