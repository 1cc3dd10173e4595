import type { FastifyInstance } from 'fastify';
import { GROUNDS_PATH } from '#platform/contract/map/ground.ts';
import { baseGround } from '../base-ground.ts';
import type { ConfiguredGround } from '../grounds/configured-ground.ts';
import { READING } from './public-headers.ts';

/** Short, so that what an operator changes is seen soon; a map asks it once. */
const KEPT = 'public, max-age=60';
/** What is configured and not there now may be there in a moment. */
const KEPT_IN_NEED = 'public, max-age=5';

export function mountGrounds(
  server: FastifyInstance,
  configured: ConfiguredGround | undefined,
): void {
  server.route({
    method: READING,
    url: GROUNDS_PATH,
    async handler(_request, reply) {
      const better = await configured?.ground();
      const grounds = [...(better ? [better] : []), baseGround];
      const inNeed = configured && !better;
      return reply.header('cache-control', inNeed ? KEPT_IN_NEED : KEPT).send({ grounds });
    },
  });
}
