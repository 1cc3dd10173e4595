import { type SpawnSyncOptions, spawn, spawnSync } from 'node:child_process';
import type pg from 'pg';
import type { ClusterPlace } from './cluster-place.ts';
import { runningPostmaster } from './running-postmaster.ts';

type Binary = 'initdb' | 'pgCtl';

/** Runs a PostgreSQL program as the database user and returns its output. A failure contains the output too. */
export function runBinary(place: ClusterPlace, binary: Binary, args: string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(place.binaries[binary], args, options(place));
    let output = '';
    child.stdout?.on('data', (chunk) => {
      output += chunk;
    });
    child.stderr?.on('data', (chunk) => {
      output += chunk;
    });
    child.once('error', reject);
    child.once('close', (code) =>
      code === 0 ? resolve(output) : reject(new Error(output.trim() || `${binary}: exit ${code}`)),
    );
  });
}

/** Synchronous, for a process that is about to exit. */
function runBinaryNow(place: ClusterPlace, binary: Binary, args: string[]): void {
  spawnSync(place.binaries[binary], args, { ...options(place), timeout: 5_000 });
}

function options(place: ClusterPlace): SpawnSyncOptions {
  const { PATH, SystemRoot, TEMP } = process.env;
  return {
    // Passes no environment variables, so that neither secrets nor a foreign PGDATA reach the server.
    env: { PATH, SystemRoot, TEMP, LC_ALL: 'C', TZ: 'UTC' },
    cwd: process.platform === 'win32' ? place.run : '/',
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(place.user && { uid: place.user.uid, gid: place.user.gid }),
  };
}

/** Stops the server: ends open transactions, writes all data to disk and waits. The claim is released last. */
export async function stopServer(place: ClusterPlace, claim?: pg.Client): Promise<void> {
  if (runningPostmaster(place.cluster)) {
    await runBinary(place, 'pgCtl', [...stopArguments(place), '-w', '-t', '60']);
  }
  await claim?.end().catch(() => {});
}

/** For a process that exits immediately: the server continues to shut down on its own. */
export function requestServerStop(place: ClusterPlace): void {
  if (runningPostmaster(place.cluster))
    runBinaryNow(place, 'pgCtl', [...stopArguments(place), '-W']);
}

function stopArguments(place: ClusterPlace): string[] {
  return ['stop', '-D', place.cluster, '-m', 'fast', '-s'];
}
