import type { ClusterPlace } from './cluster-place.ts';
import { runBinary } from './run-binary.ts';
import { forgetDeadPostmaster } from './running-postmaster.ts';
import { logFile, readLogTail, trimLog } from './server-log.ts';
import { hasSettings, writeSettings } from './server-settings.ts';

/** Temporary failures: another start was faster, an old backend is still shutting down, or the port was just taken. */
const PASSING = /lock file|shared memory block|address already in use|could not bind/i;

const NO_ROOM = /No space left on device/;

/** Starts the server in a separate session, so that Ctrl-C reaches only this process, which then stops the server. */
export async function launchServer(place: ClusterPlace, settings: string): Promise<void> {
  forgetDeadPostmaster(place.cluster);
  // Rewriting the file on a full disk would lose it, including the port.
  if (!hasSettings(place, settings)) writeSettings(place, settings);
  trimLog(place);
  const args = ['start', '-D', place.cluster, '-l', logFile(place), '-w', '-t', '60', '-s'];
  try {
    await runBinary(place, 'pgCtl', args);
  } catch (error) {
    const log = readLogTail(place);
    if (PASSING.test(log)) return;
    const failure = new Error(
      `The embedded PostgreSQL did not start: ${(error as Error).message}\n${log}\nIts data are in ${place.cluster}.`,
    );
    throw NO_ROOM.test(log) ? Object.assign(failure, { code: 'ENOSPC' }) : failure;
  }
}
