/**
 * Runs the suite for development: the server restarts when one of its files changes, the screens update in place. The
 * database keeps running, so a restart is fast.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '#platform/server/database/embedded/start-embedded-postgres.ts';

const CHECKOUT = join(import.meta.dirname, '..', '..');
const PORT = Number(process.env.PORT ?? 4100);
const SERVER_PORT = PORT + 1;
const address = `http://localhost:${PORT}`;

const database = process.env.DATABASE_URL
  ? undefined
  : await startEmbeddedPostgres({
      directory: join(process.env.DATA_DIR ?? join(CHECKOUT, '.data'), 'postgres'),
    });

const SERVER = ['--watch', '--watch-preserve-output', 'suite/server/main.ts', '--address', address];
const server = run(SERVER, {
  DEMO: 'true',
  ...(database && { DATABASE_URL: database.url }),
  PORT: String(SERVER_PORT),
  PUBLIC_URL: address,
});
const web = run(
  [
    'node_modules/vite/bin/vite.js',
    '--config',
    'suite/web/vite.config.ts',
    '--port',
    String(PORT),
    '--strictPort',
  ],
  { COMPTOIR_SERVER: `http://localhost:${SERVER_PORT}` },
);

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
server.once('exit', stop);
web.once('exit', stop);

let stopping = false;
async function stop(): Promise<void> {
  if (stopping) return;
  stopping = true;
  await Promise.all([end(server), end(web)]);
  await database?.stop();
  process.exit(0);
}

function run(args: string[], environment: Record<string, string>): ChildProcess {
  return spawn(process.execPath, args, {
    cwd: CHECKOUT,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...environment },
  });
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}
