import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';

/** `keeps`: refuses to delete. */
type Fault = 'none' | 'hangs' | 'refuses' | 'keeps';

/** As if the key were another one. */
const withOtherKey = ({ authorization = '', ...headers }: IncomingMessage['headers']) => ({
  ...headers,
  authorization: authorization.replace(/.$/, (last) => (last === '0' ? '1' : '0')),
});

/** Stands before an S3 host, hands requests on, and fails as told. `count`: the requests so far; `open`: those under way. */
export async function faultyHost(origin: string) {
  const state = { fault: 'none' as Fault, count: 0, open: 0 };
  const pass = (asked: IncomingMessage, answer: ServerResponse) => {
    state.count += 1;
    state.open += 1;
    answer.on('close', () => (state.open -= 1));
    if (state.fault === 'hangs') return;
    const { method, url, headers } = asked;
    const isRefused = state.fault === 'refuses' || (state.fault === 'keeps' && method === 'DELETE');
    const given = isRefused ? withOtherKey(headers) : headers;
    const call = request(origin + url, { method, headers: given }, (found) => {
      answer.writeHead(found.statusCode ?? 502, found.headers);
      found.pipe(answer);
    });
    call.on('error', () => answer.destroy());
    answer.on('close', () => call.destroy());
    asked.pipe(call);
  };
  const server = createServer(pass).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return {
    origin: `http://127.0.0.1:${port}`,
    count: () => state.count,
    open: () => state.open,
    set: (fault: Fault) => void (state.fault = fault),
    /** As long as `during` runs, nobody listens. */
    away: async (during: () => Promise<unknown>) => {
      close();
      await once(server, 'close');
      await during();
      await once(server.listen(port, '127.0.0.1'), 'listening');
    },
    close,
  };
}
