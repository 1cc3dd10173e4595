import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { AlreadyRunning } from './already-running.ts';
import { claimServer } from './claim-server.ts';
import type { ClusterPlace } from './cluster-place.ts';
import { launchServer } from './launch-server.ts';
import { reusePreviousPort } from './reuse-previous-port.ts';
import { runningPostmaster } from './running-postmaster.ts';
import { hasSettings, type ServerSettings, serverSettings } from './server-settings.ts';
import { stopServer } from './stop-server.ts';

/** A server that recovers after a crash refuses connections for a while. */
const PATIENCE_MS = 60_000;
const WRONG_PASSWORD = ['28P01', '28000'];

export interface AcquiredServer {
  client: pg.Client;
  port: number;
}

/**
 * Gets hold of the one server of this data directory: the one a killed process left running, or a new one. Starters
 * that race each other meet at PostgreSQL's own lock file and at the claim; all but one leave with a message.
 */
export async function acquireServer(
  place: ClusterPlace,
  options: {
    port?: number;
    settings: ServerSettings;
    urlOn: (port: number) => string;
    waitForOwnerMs: number;
  },
): Promise<AcquiredServer> {
  const begin = Date.now();
  let trouble: unknown;
  while (Date.now() - begin < PATIENCE_MS) {
    const running = runningPostmaster(place.cluster);
    const port = options.port ?? running?.port ?? (await reusePreviousPort(place.portFile));
    const settings = serverSettings(place, port, options.settings);
    if (!running) await launchServer(place, settings);
    try {
      const claim = await claimServer(options.urlOn(running?.port ?? port));
      if ('client' in claim) {
        if (hasSettings(place, settings)) return { client: claim.client, port };
        await stopServer(place, claim.client);
      } else if (Date.now() - begin >= options.waitForOwnerMs) {
        throw new AlreadyRunning(claim.heldBy);
      }
    } catch (error) {
      if (error instanceof AlreadyRunning) throw error;
      if (WRONG_PASSWORD.includes((error as { code?: string }).code ?? '')) throw error;
      trouble = error;
    }
    await pause(50);
  }
  throw new Error(`The embedded PostgreSQL in ${place.cluster} does not answer.`, {
    cause: trouble,
  });
}
