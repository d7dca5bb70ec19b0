import { connect, createServer } from 'node:net';

const PACKET = 1_460;
/** What a server sends before the first acknowledgement (RFC 6928). */
const FIRST_WINDOW = 10 * PACKET;
const MOST_QUEUED = 16 * 1024;

/** Packets leave one after the other at the speed of the line, whichever connection they belong to. */
class Wire {
  #freeAt = 0;
  #waiting = [];
  #isBusy = false;

  /** @param {number} bytesPerMs */
  constructor(bytesPerMs) {
    this.bytesPerMs = bytesPerMs;
  }

  send(bytes, left) {
    this.#waiting.push({ bytes, left });
    if (!this.#isBusy) this.#next();
  }

  #next() {
    const packet = this.#waiting.shift();
    this.#isBusy = Boolean(packet);
    if (!packet) return;
    const now = performance.now();
    this.#freeAt = Math.max(now, this.#freeAt) + packet.bytes / this.bytesPerMs;
    const go = () => {
      packet.left();
      this.#next();
    };
    // Timers are late by a millisecond or so; what is due sooner goes at once, and the next one makes up for it.
    if (this.#freeAt - now < 1) setImmediate(go);
    else setTimeout(go, this.#freeAt - now);
  }
}

/** One direction down: TCP's slow start, the wire, half of the round trip. */
function slowDown(from, to, wire, latency) {
  const mostInFlight = Math.max(FIRST_WINDOW, 2 * latency * wire.bytesPerMs);
  let queue = Buffer.alloc(0);
  let window = FIRST_WINDOW;
  let inFlight = 0;
  let isEnded = false;
  const pump = () => {
    while (queue.length > 0 && inFlight < window) {
      const packet = queue.subarray(0, PACKET);
      queue = queue.subarray(packet.length);
      inFlight += packet.length;
      wire.send(packet.length, () => {
        setTimeout(() => to.writable && to.write(packet), latency / 2);
        setTimeout(() => {
          inFlight -= packet.length;
          window = Math.min(mostInFlight, window + packet.length);
          pump();
        }, latency);
      });
    }
    if (queue.length < MOST_QUEUED) from.resume();
    if (isEnded && queue.length === 0) setTimeout(() => to.end(), latency);
  };
  from.on('data', (bytes) => {
    queue = Buffer.concat([queue, bytes]);
    if (queue.length >= MOST_QUEUED) from.pause();
    pump();
  });
  from.on('end', () => {
    isEnded = true;
    pump();
  });
}

/**
 * A line as of a phone in front of `target`, for all connections together: round trip, handshake, speed and slow start. The
 * browser's own throttling shares its speed evenly among all answers, so that no server's order of them shows.
 * @param {string} target a socket of the server
 * @param {{ latency: number, speed: number }} line the round trip in ms, and Mbit/s
 */
export async function startSlowLine(target, { latency, speed }) {
  const wire = new Wire((speed * 1000) / 8);
  const line = createServer({ noDelay: true }, (phone) => {
    const server = connect(target);
    const handshake = performance.now() + latency;
    phone.on('data', (bytes) => {
      const late = Math.max(0, handshake - performance.now());
      setTimeout(() => server.writable && server.write(bytes), late + latency / 2);
    });
    slowDown(server, phone, wire, latency);
    phone.on('close', () => server.destroy());
    phone.on('error', () => server.destroy());
    server.on('error', () => phone.destroy());
  });
  await new Promise((listening) => line.listen(0, '127.0.0.1', listening));
  return { port: line.address().port, stop: () => line.close() };
}
