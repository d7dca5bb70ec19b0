import { request, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

type RawAnswer = { status?: number; headers: IncomingHttpHeaders; body: Buffer };

/** An answer as it comes over the line: `fetch` would unpack it, and asks for a fresh one where a tag is named. */
export const askRaw = (
  server: Server,
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
) =>
  new Promise<RawAnswer>((resolve, reject) => {
    const { port } = server.address() as AddressInfo;
    request({ port, host: '127.0.0.1', path, method, headers }, async (answer) =>
      resolve({ status: answer.statusCode, headers: answer.headers, body: await buffer(answer) }),
    )
      .on('error', reject)
      .end();
  });
