import type { ClusterPlace } from './cluster-place.ts';
import { runBinary } from './run-binary.ts';
import { forgetDeadPostmaster } from './running-postmaster.ts';
import { lastOfLog, logFile, trimLog } from './server-log.ts';
import { hasSettings, writeSettings } from './server-settings.ts';

/** A second starter was faster, an old server's last backend is still leaving, or somebody took the port meanwhile. */
const PASSING = /lock file|shared memory block|address already in use|could not bind/i;

const NO_ROOM = /No space left on device/;

/** Starts the server in a session of its own: Ctrl-C in the terminal reaches us, and we stop it when we are done with it. */
export async function launchServer(place: ClusterPlace, settings: string): Promise<void> {
  forgetDeadPostmaster(place.cluster);
  // Written anew it would be lost on a full disk, and with it the port.
  if (!hasSettings(place, settings)) writeSettings(place, settings);
  trimLog(place);
  const args = ['start', '-D', place.cluster, '-l', logFile(place), '-w', '-t', '60', '-s'];
  try {
    await runBinary(place, 'pgCtl', args);
  } catch (error) {
    const log = lastOfLog(place);
    if (PASSING.test(log)) return;
    const failure = new Error(
      `The embedded PostgreSQL did not start: ${(error as Error).message}\n${log}\nIts data are in ${place.cluster}.`,
    );
    throw NO_ROOM.test(log) ? Object.assign(failure, { code: 'ENOSPC' }) : failure;
  }
}
