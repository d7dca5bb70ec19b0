import { createServer } from 'node:net';

const listen = () =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => resolve(server));
  });

const close = (server) => new Promise((resolve) => server.close(resolve));

/** Different ones: asked for one after the other, the same port may come twice. */
export async function freePorts(count) {
  const servers = await Promise.all(Array.from({ length: count }, listen));
  const ports = servers.map((server) => server.address().port);
  await Promise.all(servers.map(close));
  return ports;
}

export const freePort = async () => (await freePorts(1))[0];
