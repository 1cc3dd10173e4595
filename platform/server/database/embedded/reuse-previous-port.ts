import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';

/** Reuses the last port while it is free, so that saved connections in database tools keep working. */
export async function reusePreviousPort(file: string): Promise<number> {
  const kept = existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0;
  if (kept > 0 && (await listen(kept))) return kept;
  const port = (await listen(0)) ?? 0;
  writeFileSync(file, `${port}\n`);
  return port;
}

function listen(port: number): Promise<number | undefined> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(undefined));
    probe.listen(port, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' ? address?.port : undefined));
    });
  });
}
