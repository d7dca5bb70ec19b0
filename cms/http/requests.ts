import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';

/** Node's diagnostics message for a request, before Next handles it, and for its answer. */
type Announced = { request: IncomingMessage; response: ServerResponse; server: Server };

const isAnnounced = (message: unknown): message is Announced =>
  typeof message === 'object' && message !== null && 'request' in message;

const on = (channel: string) => (handle: (announced: Announced) => void) =>
  subscribe(channel, (message) => {
    if (isAnnounced(message)) handle(message);
  });

/** Next gives the CMS no entry of its own: this is where all requests pass. */
export const onRequest = on('http.server.request.start');
export const onAnswer = on('http.server.response.finish');
