import { Agent, request as ask } from 'node:http';

export type Answer = {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  text: string;
};

export type Asked = { path: string; method?: string; headers?: Record<string, string> };

/** Generous: on a machine that does other things too, a card may wait for its turn. */
const LONGEST_MS = 60_000;

/** Asks exactly what is written: `fetch` would tidy the path and refuse some headers. */
export const strangerAt = (site: string, atOnce = 50) => {
  const { hostname, port } = new URL(site);
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce });

  const askOnce = ({ path, method = 'GET', headers = {} }: Asked): Promise<Answer> =>
    new Promise<Answer>((resolve, reject) => {
      const request = ask({ agent, hostname, port, path, method, headers }, (response) => {
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
        // A kept connection that the server has just closed: asked again on another, as browsers do.
        const isStale = request.reusedSocket && error.code === 'ECONNRESET';
        if (isStale) askOnce({ path, method, headers }).then(resolve, reject);
        else reject(error);
      });
      request.end();
    });

  /** All of them, so many at once; each answer is looked at and let go. */
  async function askAll(all: Iterable<Asked>, look: (answer: Answer, asked: Asked) => void) {
    const rest = all[Symbol.iterator]();
    const worker = async () => {
      for (let next = rest.next(); !next.done; next = rest.next()) {
        look(await askOnce(next.value), next.value);
      }
    };
    await Promise.all(Array.from({ length: atOnce }, worker));
  }

  return { askOnce, askAll, close: () => agent.destroy() };
};
