import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import type { App } from '#platform/server/app.ts';
import { GoogleFailure } from './google-failure.ts';

/**
 * Google allows 300 requests per minute and project. All processes share a token bucket in the database. It holds 60 requests
 * and refills by 240 per minute, so no minute exceeds 300.
 */
export const GOOGLE_PACE = { burst: 60, perMinute: 240 } as const;
const STEP_MS = 60_000 / GOOGLE_PACE.perMinute;
const BURST_MS = (GOOGLE_PACE.burst - 1) * STEP_MS;
/** Maximum wait; longer waits are left to the caller's next run. */
const LONGEST_WAIT_MS = 15_000;

type PaceParts = Pick<App, 'database'>;

/** Waits until a request is allowed. Throws `rate-limited` if that takes longer than `waitMs`. */
export async function waitForGoogleRateLimit(
  { app, signal }: { app: PaceParts; signal?: AbortSignal | undefined },
  project: string,
  { waitMs = LONGEST_WAIT_MS }: { waitMs?: number } = {},
): Promise<void> {
  const until = performance.now() + waitMs;
  for (;;) {
    signal?.throwIfAborted();
    const { granted, retryMs } = await tryTurn({ app }, project);
    if (granted) return;
    if (performance.now() + retryMs > until)
      throw new GoogleFailure('rate-limited', 'the requests of this minute are used up', {
        retryAfterMs: retryMs,
      });
    // Random delay, so that waiting callers do not retry simultaneously.
    await pause(retryMs + Math.random() * STEP_MS, undefined, signal && { signal });
  }
}

/**
 * One statement: `full_at` is when the bucket will be full again. Each request advances it by one step and is granted while
 * it is at most a burst ahead.
 */
async function tryTurn(
  { app }: { app: PaceParts },
  project: string,
): Promise<{ granted: boolean; retryMs: number }> {
  const { rows } = await sql<{ granted: boolean; retry_ms: number | null }>`
    with taken as (
      insert into communication.google_pace as pace (project, full_at)
      values (${project}, clock_timestamp() + ${STEP_MS} * interval '1 ms')
      on conflict (project) do update
      set full_at = greatest(pace.full_at, clock_timestamp()) + ${STEP_MS} * interval '1 ms'
      where pace.full_at <= clock_timestamp() + ${BURST_MS} * interval '1 ms'
        and coalesce(pace.blocked_until <= clock_timestamp(), true)
      returning true
    )
    select exists (select from taken) as granted, (
      select 1000 * extract(epoch from greatest(
        full_at - ${BURST_MS} * interval '1 ms', blocked_until
      ) - clock_timestamp())::float8
      from communication.google_pace where project = ${project}
    ) as retry_ms`.execute(app.database.acrossClients());
  const [row] = rows;
  return { granted: row?.granted ?? false, retryMs: Math.max(STEP_MS, row?.retry_ms ?? 0) };
}

/** No process calls Google before the time of its `retry-after` response. */
export async function blockGoogle(
  { app }: { app: PaceParts },
  project: string,
  retryAfterMs: number,
): Promise<void> {
  await sql`
    insert into communication.google_pace as pace (project, full_at, blocked_until)
    values (${project}, clock_timestamp(), clock_timestamp() + ${retryAfterMs} * interval '1 ms')
    on conflict (project) do update
    set blocked_until = greatest(pace.blocked_until, excluded.blocked_until)`.execute(
    app.database.acrossClients(),
  );
}
