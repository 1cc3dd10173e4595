import type { FastifyInstance } from 'fastify';
import type { CallDefinition } from '#platform/contract/call.ts';
import type { Config } from '../../config.ts';
import { pagePolicy } from '../answer/security-headers.ts';
import { apiPage } from './api-page.ts';
import { openApiDocument } from './openapi.ts';

const access = {
  kind: 'public',
  reason: 'The shape of the calls is no secret; what they answer is.',
} as const;

/** Where the page, made once, takes the nonce of each answer. */
const NONCE_PLACE = 'nonce-of-this-answer';

/** /openapi.json for machines, /docs for people. Both are generated from the contracts on first request. */
export function apiDocument(
  server: FastifyInstance,
  config: Config,
  calls: readonly CallDefinition[],
): void {
  const document = once(() => JSON.stringify(openApiDocument(calls, config.publicUrl)));
  server.get('/openapi.json', { config: { access } }, async (_request, reply) =>
    reply.header('content-type', 'application/json; charset=utf-8').send(document()),
  );
  const page = once(() => apiPage(calls, NONCE_PLACE).markup);
  server.get('/docs', { config: { access } }, async (_request, reply) => {
    pagePolicy(reply, config);
    return reply
      .type('text/html; charset=utf-8')
      .send(page().replace(NONCE_PLACE, reply.styleNonce));
  });
}

function once(make: () => string): () => string {
  let made: string | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
