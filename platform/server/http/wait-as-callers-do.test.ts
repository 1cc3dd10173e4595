import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { CALL_PATIENCE_MS, currentPatience } from '../database/statement-patience.ts';
import { waitAsCallersDo } from './create-server.ts';

test('every step of a request waits for the database as callers do, also before and after its body is read', async () => {
  const server = Fastify();
  const seen: Record<string, number> = {};
  waitAsCallersDo(server);
  server.addHook('onRequest', async () => {
    seen.onRequest = currentPatience().ms;
  });
  server.route({
    method: 'POST',
    url: '/',
    preParsing: async () => {
      seen.preParsing = currentPatience().ms;
    },
    handler: async () => {
      seen.handler = currentPatience().ms;
      return {};
    },
  });
  // Uses a real socket, because an injected body is read in the sender's async context.
  const address = await server.listen({ port: 0, host: '127.0.0.1' });
  const body = JSON.stringify({ text: 'x'.repeat(200_000) });
  await fetch(address, { method: 'POST', body, headers: { 'content-type': 'application/json' } });
  await server.close();
  expect(seen).toEqual({
    onRequest: CALL_PATIENCE_MS,
    preParsing: CALL_PATIENCE_MS,
    handler: CALL_PATIENCE_MS,
  });
});
