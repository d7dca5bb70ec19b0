import type { IncomingMessage } from 'node:http';
import { OWN_VISITOR, ownVisitor } from './ownVisitor.mjs';

const asked = (headers: Record<string, string>) => ({ headers }) as unknown as IncomingMessage;

it('knows its own visits by a secret, and nobody else by what they write', () => {
  const { headers, visitorOf } = ownVisitor(() => '192.0.2.1');
  const others: Record<string, string>[] = [
    {},
    { 'x-own-visitor': '' },
    { 'x-own-visitor': OWN_VISITOR },
  ];
  expect(visitorOf(asked(headers))).toBe(OWN_VISITOR);
  for (const other of [...others, ownVisitor(() => '').headers]) {
    expect(visitorOf(asked(other))).toBe('192.0.2.1');
  }
});
