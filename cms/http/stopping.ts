import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { LONGER_THAN_A_PROXY, stopOnSignal } from '@/server/stop.mjs';
import { drain, isDraining } from './draining';
import { CMS_PORT, DRAIN_SECONDS, IS_PRODUCTION } from '../env';
import { untilSent } from '../mail/underWay';
import { onRequest } from './requests';

/** A connection is ended on which nothing comes or goes for so long: longer than any work of an editor's request takes. */
const IDLE_MS = 10 * 60_000;
/** Of one that keeps coming: a file of 200 MB at half a megabit a second. Node by itself ends it after five minutes. */
const LONGEST_REQUEST_MS = 60 * 60_000;

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
    server.setTimeout(IDLE_MS);
    server.requestTimeout = LONGEST_REQUEST_MS;
    // Next's own leaves connections open that ask for one. Without it they are requests like others. In development it tells pages of changes.
    if (IS_PRODUCTION) server.removeAllListeners('upgrade');
    stopOnSignal(server, { drainMs: DRAIN_SECONDS * 1000, drain, close: untilSent });
  });
}
