import { once } from 'node:events';
import { createServer } from 'node:net';
import type { Config } from '../config.ts';
import { StartRefused } from './start-refused.ts';

const REASONS = new Map<string, (port: number, host: string) => string>([
  ['EADDRINUSE', (port) => `port ${port} is in use. Choose another: npm start -- --port 4101`],
  ['EACCES', (port) => `this user may not listen on port ${port}. Choose one above 1023.`],
  ['EADDRNOTAVAIL', (_, host) => `HOST ${host} is no address of this machine.`],
  ['ENOTFOUND', (_, host) => `HOST ${host} is no address of this machine.`],
]);

/** Runs before the queue starts, so that a process that cannot listen has no side effects. */
export async function checkPort({ PORT, HOST }: Pick<Config, 'PORT' | 'HOST'>): Promise<void> {
  const probe = createServer();
  try {
    probe.listen(PORT, HOST);
    await once(probe, 'listening');
  } catch (error) {
    throw new StartRefused(
      REASONS.get((error as { code: string }).code)?.(PORT, HOST) ?? String(error),
    );
  }
  probe.close();
  await once(probe, 'close');
}
