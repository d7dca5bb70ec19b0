import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { requestIdBy } from './requestId.mjs';
import { rangesOf } from './visitorAddress.mjs';

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;
const TRACE = { traceparent: '00-1-2-01', tracestate: 'a=b', baggage: 'c=d' };

const idOf = requestIdBy(rangesOf('10.0.0.0/8, ::1'));

function asked(remoteAddress: string | undefined, headers: Record<string, string>) {
  const socket = new Socket();
  Object.defineProperty(socket, 'remoteAddress', { value: remoteAddress });
  const request = new IncomingMessage(socket);
  Object.assign(request.headers, headers);
  return { id: idOf(request), headers: request.headers };
}

describe('requestIdBy', () => {
  it.each(['10.1.2.3', '::1', '::ffff:10.1.2.3'])('believes the proxy at %s', (peer) => {
    const { id, headers } = asked(peer, { 'x-request-id': 'a1b2c3d4-of_nginx', ...TRACE });
    expect(id).toBe('a1b2c3d4-of_nginx');
    expect(headers).toEqual({ 'x-request-id': id, ...TRACE });
  });

  it.each(['11.1.2.3', '2001:db8::1', undefined])('believes nobody else, like %s', (peer) => {
    const { id, headers } = asked(peer, { 'x-request-id': 'a1b2c3d4-of_nginx', ...TRACE });
    expect(id).toMatch(UUID);
    expect(headers).toEqual({ 'x-request-id': id });
  });

  it.each(['short', 'x'.repeat(65), 'ann@example.org', 'a"b\\c{}d:e', ''])(
    'makes one where "%s" looks like none',
    (given) => expect(asked('::1', { 'x-request-id': given }).id).toMatch(UUID),
  );

  it('makes another each time', () => {
    expect(asked('::1', {}).id).not.toBe(asked('::1', {}).id);
  });
});
