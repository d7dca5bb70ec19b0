import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** Before a server: it can break off all connections and take none, or pass nothing on, as when a machine is lost. */
export async function brittleProxy(to: { host: string; port: number }) {
  const sockets = new Set<Socket>();
  const state = { isAway: false, isSilent: false };
  const server = createServer((near) => {
    if (state.isAway) return void near.destroy();
    const far = connect(to);
    for (const [from, into] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.on('error', () => into.destroy());
      from.on('close', () => {
        sockets.delete(from);
        into.destroy();
      });
      from.on('data', (data) => {
        if (!state.isSilent) into.write(data);
      });
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const cut = () => sockets.forEach((socket) => socket.destroy());
  return {
    port: (server.address() as AddressInfo).port,
    leave: () => {
      state.isAway = true;
      cut();
    },
    /** What was sent is lost, and no answer comes. */
    fallSilent: () => void (state.isSilent = true),
    comeBack: () => {
      [state.isAway, state.isSilent] = [false, false];
    },
    stop: () => {
      cut();
      server.close();
    },
  };
}
