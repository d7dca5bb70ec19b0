import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { simpleParser, type ParsedMail } from 'mailparser';
import { SMTPServer } from 'smtp-server';

const USER = 'exhibition';
/** With what an address must escape. */
export const SMTP_PASSWORD = 'p@ss/word';

/** A mail server that takes letters from those who sign in over TLS, with a certificate that nobody knows, and keeps them. */
export async function mailSink() {
  const letters: ParsedMail[] = [];
  // It pauses twice a letter.
  const sink = { letters, isRefusing: false, pauseMs: 0 };
  const server = new SMTPServer({
    onAuth: ({ username, password }, session, done) =>
      session.secure && username === USER && password === SMTP_PASSWORD
        ? done(null, { user: username })
        : done(new Error('Not you')),
    onMailFrom: async (_from, _session, done) => {
      await wait(sink.pauseMs);
      done(sink.isRefusing ? new Error('Not now') : undefined);
    },
    onData: (stream, _session, done) => {
      simpleParser(stream).then(async (letter) => {
        await wait(sink.pauseMs);
        letters.push(letter);
        done();
      }, done);
    },
  });
  // A client that doesn't trust the certificate breaks off.
  server.on('error', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  const url = `smtp://${USER}:${encodeURIComponent(SMTP_PASSWORD)}@127.0.0.1:${port}?requireTLS=true`;
  return Object.assign(sink, {
    /** Takes any certificate. */
    url: `${url}&tls.rejectUnauthorized=false`,
    strictUrl: url,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  });
}

/** A server that takes connections and says nothing. */
export async function silentServer() {
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    open.add(socket);
    socket.on('error', () => undefined).on('close', () => open.delete(socket));
    socket.resume();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    isLeft: () => open.size === 0,
    stop: () => {
      server.close();
      for (const socket of open) socket.destroy();
    },
  };
}
