import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { LONGER_THAN_A_PROXY, stopOnSignal } from '@/server/stop.mjs';
import { drain, isDraining } from './draining';
import { CMS_PORT, DRAIN_SECONDS } from './env';
import { onRequest } from './requests';

/** Not the one that answers Prometheus. */
const isOwn = (server: Server) => (server.address() as AddressInfo | null)?.port === CMS_PORT;

/**
 * How the CMS ends (docs/decisions/0036, 0040), as the website does. Next's own end is switched off by NEXT_MANUAL_SIG_HANDLE, and
 * Next gives its server to nobody: the first request does, the health check of whoever has started it.
 */
export function stopWell() {
  let isSet = false;
  onRequest(({ server, response }) => {
    if (isDraining()) response.setHeader('Connection', 'close');
    if (isSet || !isOwn(server)) return;
    isSet = true;
    Object.assign(server, LONGER_THAN_A_PROXY);
    const close = async () => undefined;
    stopOnSignal(server, { drainMs: DRAIN_SECONDS * 1000, drain, close });
  });
}
