import fastify, { type FastifyInstance } from 'fastify';
import type { BenchHouse } from '../load/bench-house.ts';

/** Lets a bare server listen beside the house, tells the bench both addresses and what else it needs, and ends when it says so. */
export async function besideBare(
  { openServer, end }: BenchHouse,
  mountBare: (bare: FastifyInstance) => void,
  told: (addresses: { house: string; bare: string }) => object,
): Promise<void> {
  const listen = { port: 0, host: '127.0.0.1' };
  const house = await (await openServer()).listen(listen);
  const server = fastify();
  mountBare(server);
  const bare = await server.listen(listen);
  process.send?.(told({ house, bare }));
  process.once('message', async () => {
    await server.close();
    await end();
    process.exit(0);
  });
}
