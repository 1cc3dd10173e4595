import type { FastifyInstance } from 'fastify';
import { GROUNDS_PATH, type TiledGround } from '#platform/contract/map/ground.ts';
import type { TileArchive } from '../archive/tile-archive.ts';
import { baseMap } from '../base-map.ts';

/** Short, so that what an operator changes is seen soon; a map asks it once. */
const KEPT = 'public, max-age=60';

export async function mountGrounds(server: FastifyInstance, base: TileArchive): Promise<void> {
  server.get(GROUNDS_PATH, async (_request, reply) => {
    const own: TiledGround = {
      kind: 'tiles',
      tiles: `/map/${baseMap.version}/{z}/{x}/{y}.mvt`,
      deepest: (await base.header()).maxZoom,
      attribution: baseMap.attribution,
    };
    return reply.header('cache-control', KEPT).send({ grounds: [own] });
  });
}
