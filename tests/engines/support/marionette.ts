import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { Send } from './webdriver';

type Answer = [
  kind: 1,
  id: number,
  error: { error: string; message: string } | null,
  result: unknown,
];

/** Firefox takes a while to listen. */
async function connected(port: number): Promise<Socket> {
  for (let tries = 0; tries < 150; tries += 1) {
    const socket = connect(port, '127.0.0.1');
    try {
      await once(socket, 'connect');
      return socket;
    } catch {
      await wait(200);
    }
  }
  throw new Error('Firefox does not listen');
}

/** Messages are JSON after their length in bytes and a colon. */
function onMessages(socket: Socket, tell: (message: Answer) => void) {
  let rest = Buffer.alloc(0);
  socket.on('data', (more) => {
    rest = Buffer.concat([rest, more]);
    for (;;) {
      const colon = rest.indexOf(':');
      const end = colon + 1 + Number(rest.subarray(0, Math.max(colon, 0)));
      if (colon < 0 || rest.length < end) return;
      const message = JSON.parse(rest.subarray(colon + 1, end).toString());
      rest = rest.subarray(end);
      if (Array.isArray(message)) tell(message as Answer);
    }
  });
}

/** Speaks to Firefox itself: Marionette has the commands of WebDriver, and geckodriver does no more than pass them on. */
export async function byMarionette(port: number): Promise<Send> {
  const socket = await connected(port);
  const waiting = new Map<number, (answer: Answer) => void>();
  let last = 0;
  onMessages(socket, (answer) => waiting.get(answer[1])?.(answer));
  return async (command, parameters = {}) => {
    const id = (last += 1);
    const answered = new Promise<Answer>((resolve) => waiting.set(id, resolve));
    const text = JSON.stringify([0, id, `WebDriver:${command}`, parameters]);
    socket.write(`${Buffer.byteLength(text)}:${text}`);
    const [, , error, result] = await answered;
    waiting.delete(id);
    if (command === 'DeleteSession') socket.end();
    if (error) throw new Error(`${command}: ${error.error}: ${error.message}`);
    return result && typeof result === 'object' && 'value' in result ? result.value : result;
  };
}
