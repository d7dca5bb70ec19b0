import { tellPeerAddresses } from './peerAddress';

/** Once, before the first request. */
export function register() {
  tellPeerAddresses();
}
