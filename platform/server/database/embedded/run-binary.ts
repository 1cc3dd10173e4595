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

/** For the last moment of a process, which cannot wait. */
function runBinaryNow(place: ClusterPlace, binary: Binary, args: string[]): void {
  spawnSync(place.binaries[binary], args, { ...options(place), timeout: 5_000 });
}

function options(place: ClusterPlace): SpawnSyncOptions {
  const { PATH, SystemRoot, TEMP } = process.env;
  return {
    // Neither our secrets nor a stray PGDATA reach a server that outlives us.
    env: { PATH, SystemRoot, TEMP, LC_ALL: 'C', TZ: 'UTC' },
    cwd: process.platform === 'win32' ? place.run : '/',
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(place.user && { uid: place.user.uid, gid: place.user.gid }),
  };
}

/** Ends open transactions, writes everything down and waits for it. The claim goes last, with the server. */
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
