import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { isStorageFull } from '../../files/is-storage-full.ts';

const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 5_000;

/** State of an embedded server, as watched by its owner. */
export interface ServerWatch {
  /** Since when it is gone, in milliseconds of the process; undefined while it runs. */
  readonly goneSince: number | undefined;
  /** It cannot come back because the disk is full. */
  readonly outOfRoom: boolean;
  /** The claim that holds now. */
  readonly claim: pg.Client | undefined;
  end(): Promise<void>;
}

/**
 * Restarts the server when it ends unexpectedly: killed, or the disk is full. The claim is an open connection, so its
 * end is the first sign. Only the owner watches. If another process has taken the server over, it stays the owner and
 * this process uses it as a guest.
 */
export function watchServer(
  first: pg.Client,
  given: {
    take(): Promise<pg.Client>;
    onGone(error: unknown): void;
    onBack(): void;
  },
): ServerWatch {
  const ended = new AbortController();
  let claim: pg.Client | undefined = first;
  let goneSince: number | undefined;
  let outOfRoom = false;
  let returning: Promise<void> = Promise.resolve();

  const follow = (client: pg.Client) => {
    client.once('end', () => {
      if (ended.signal.aborted) return;
      claim = undefined;
      goneSince = performance.now();
      returning = bringBack();
    });
  };
  const bringBack = async () => {
    let pauseMs = FIRST_PAUSE_MS;
    given.onGone(new Error('the embedded PostgreSQL has ended'));
    while (!ended.signal.aborted) {
      try {
        claim = await given.take();
        goneSince = undefined;
        outOfRoom = false;
        given.onBack();
        return follow(claim);
      } catch (error) {
        outOfRoom = isStorageFull(error);
        if (pauseMs === FIRST_PAUSE_MS) given.onGone(error);
      }
      await pause(pauseMs, undefined, { signal: ended.signal, ref: false }).catch(() => {});
      pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS);
    }
  };
  follow(first);
  return {
    get goneSince() {
      return goneSince;
    },
    get outOfRoom() {
      return outOfRoom;
    },
    get claim() {
      return claim;
    },
    async end() {
      ended.abort();
      await returning;
    },
  };
}
