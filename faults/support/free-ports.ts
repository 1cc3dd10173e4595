import { createServer, type Server } from 'node:net';

/** Returns free ports. All are held until the last is found, so that none is returned twice. */
export async function freePorts(count: number): Promise<number[]> {
  const held = await Promise.all(
    Array.from({ length: count }, () => {
      const server = createServer();
      return new Promise<Server>((resolve) => server.listen(0, () => resolve(server)));
    }),
  );
  const ports = held.map((server) => {
    const address = server.address();
    return typeof address === 'object' ? (address?.port ?? 0) : 0;
  });
  await Promise.all(held.map((server) => new Promise((resolve) => server.close(resolve))));
  return ports;
}
