import { setPeerAddresses } from './peerAddress';

/** Once, before the first request. */
export function register() {
  setPeerAddresses();
}
