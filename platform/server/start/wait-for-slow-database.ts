import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';

/** Longer than a failover or restart takes. After that the start fails, so that the process manager notices. */
const LONGEST_WAIT_MS = 5 * 60_000;
const BETWEEN_TRIES_MS = 500;

/** It takes long to answer or just starts, has no connection left for now, or ended the one that was opened. */
const SLOW_CODES = new Set(['ETIMEDOUT', '57014', '57P01', '57P02', '57P03', '53300']);
const SLOW_MESSAGE =
  /^(Query read timeout|Connection terminated.*|timeout exceeded when trying to connect|timeout expired)$/;

/**
 * Retries a startup step when a loaded database responds too late, because a restart would only add load. Errors that
 * the database returns are thrown immediately. The step must be idempotent.
 */
export async function waitForSlowDatabase<Result>(
  step: () => Promise<Result>,
  { log, longestMs = LONGEST_WAIT_MS }: { log?: Logger; longestMs?: number } = {},
): Promise<Result> {
  const begun = performance.now();
  for (;;) {
    try {
      return await step();
    } catch (error) {
      if (!isSlow(error) || performance.now() - begun > longestMs) throw error;
      log?.warn({ error }, 'the database is slow; the start waits for it');
      await pause(BETWEEN_TRIES_MS);
    }
  }
}

function isSlow(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, cause } = error as Error & { code?: string };
  if (code !== undefined && SLOW_CODES.has(code)) return true;
  return SLOW_MESSAGE.test(error.message) || isSlow(cause);
}
