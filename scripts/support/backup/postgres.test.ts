import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { withPostgres } from './postgres.mjs';

type Query = (statement: string) => Promise<unknown>;

/** As PostgreSQL answers: "come in", and "ask". */
const WELCOME = Buffer.from('R\0\0\0\x08\0\0\0\0Z\0\0\0\x05I');

it('A connection that PostgreSQL ends fails what is asked, and not the whole process', async () => {
  const server = createServer((socket) =>
    socket.once('data', () => {
      socket.write(WELCOME);
      socket.once('data', () => socket.destroy());
    }),
  );
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  try {
    const url = `postgres://me@127.0.0.1:${port}/one`;
    const asked = withPostgres(url, (query: Query) => query('SELECT 1'));
    await expect(asked).rejects.toThrow('Connection terminated unexpectedly');
  } finally {
    server.close();
  }
});
