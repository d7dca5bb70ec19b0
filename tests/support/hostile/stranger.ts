import { Agent, request as httpRequest } from 'node:http';

export type Answer = {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  text: string;
};

export type Sent = { path: string; method?: string; headers?: Record<string, string> };

/** Generous: on a busy machine a card may be queued. */
const LONGEST_MS = 60_000;

/** A client that sends exactly the given request: `fetch` would normalise the path and refuse some headers. */
export const strangerAt = (site: string, atOnce = 50) => {
  const { hostname, port } = new URL(site);
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce });

  const sendOnce = ({ path, method = 'GET', headers = {} }: Sent): Promise<Answer> =>
    new Promise<Answer>((resolve, reject) => {
      const request = httpRequest({ agent, hostname, port, path, method, headers }, (response) => {
        const pieces: Buffer[] = [];
        response.on('data', (piece: Buffer) => pieces.push(piece));
        response.on('error', reject);
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            text: Buffer.concat(pieces).toString(),
          }),
        );
      });
      request.setTimeout(LONGEST_MS, () => request.destroy(new Error(`${path} hangs`)));
      request.on('error', (error: NodeJS.ErrnoException) => {
        // The server has just closed the kept-alive connection: retried on a new one, as browsers do.
        const isStale = request.reusedSocket && error.code === 'ECONNRESET';
        if (isStale) sendOnce({ path, method, headers }).then(resolve, reject);
        else reject(error);
      });
      request.end();
    });

  /** Sends all requests, some at a time; each answer is checked and dropped. */
  async function sendAll(all: Iterable<Sent>, look: (answer: Answer, sent: Sent) => void) {
    const rest = all[Symbol.iterator]();
    const worker = async () => {
      for (let next = rest.next(); !next.done; next = rest.next()) {
        look(await sendOnce(next.value), next.value);
      }
    };
    await Promise.all(Array.from({ length: atOnce }, worker));
  }

  return { sendOnce, sendAll, close: () => agent.destroy() };
};
