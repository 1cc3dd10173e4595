import type pg from 'pg';
import type { ClusterPlace } from './cluster-place.ts';
import { runBinary, runBinaryNow } from './run-binary.ts';
import { runningPostmaster } from './running-postmaster.ts';

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
