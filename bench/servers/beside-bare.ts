import fastify, { type FastifyInstance } from 'fastify';
import type { BenchApp } from '../load/bench-app.ts';

/**
 * Starts a bare server next to the app, sends both addresses and further data to the bench, and stops when the bench
 * says so.
 */
export async function besideBare(
  { openServer, end }: BenchApp,
  mountBare: (bare: FastifyInstance) => void,
  toMessage: (addresses: { suite: string; bare: string }) => object,
): Promise<void> {
  const listen = { port: 0, host: '127.0.0.1' };
  const suiteAddress = await (await openServer()).listen(listen);
  const server = fastify();
  mountBare(server);
  const bare = await server.listen(listen);
  process.send?.(toMessage({ suite: suiteAddress, bare }));
  process.once('message', async () => {
    await server.close();
    await end();
    process.exit(0);
  });
}
