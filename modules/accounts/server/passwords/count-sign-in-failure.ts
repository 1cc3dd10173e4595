import { sql } from 'kysely';
import type { App } from '#platform/server/app.ts';
import { addressKey } from '#platform/server/http/request/request-address.ts';
import type { AccountsTables } from '../tables.ts';

export const LOCK_MINUTES = 15;
/** An IP address is often shared by an office, so it has more attempts than an account. */
const ATTEMPT_LIMITS = { account: 6, address: 60 };
/** From this failure on, responses are increasingly delayed. */
const SLOWED_FROM = 3;
const LONGEST_DELAY_MS = 4_000;

/** `stored` is the existing row in the statement of `countAttempt`. */
const isWindowOver = sql`stored.since < clock_timestamp() - make_interval(mins => ${LOCK_MINUTES})`;

export interface SignInAttempts {
  resting: boolean;
  triesLeft: number;
  /** True only for the attempt that locks the account; the owner is then notified. */
  justRested: boolean;
  delayMs: number;
}

/**
 * Counts an attempt as failed before the password is checked, in a separate statement: parallel guesses all count, and
 * a rollback does not remove them. A successful sign-in clears the count of the account.
 */
export async function countSignInAttempt(
  { app }: { app: App },
  given: { email: string; address: string },
): Promise<SignInAttempts> {
  const account = await countAttempt({ app }, 'account', given.email);
  const address = await countAttempt({ app }, 'address', addressKey(given.address));
  return {
    resting: account > ATTEMPT_LIMITS.account || address > ATTEMPT_LIMITS.address,
    triesLeft: Math.max(
      0,
      Math.min(ATTEMPT_LIMITS.account - account, ATTEMPT_LIMITS.address - address),
    ),
    justRested: account === ATTEMPT_LIMITS.account,
    delayMs:
      account < SLOWED_FROM ? 0 : Math.min(LONGEST_DELAY_MS, 250 * 2 ** (account - SLOWED_FROM)),
  };
}

export async function clearSignInFailures(
  { app }: { app: App },
  given: { email: string; address: string },
): Promise<void> {
  const db = app.database.acrossClients<AccountsTables>();
  await db
    .deleteFrom('accounts.sign_in_failures')
    .where('subject', '=', subjectOf({ app }, 'account', given.email))
    .execute();
  // Removes only one failure of the IP address: one correct password must not clear a hundred wrong ones.
  await db
    .updateTable('accounts.sign_in_failures')
    .set({ failures: sql`greatest(failures - 1, 0)` })
    .where('subject', '=', subjectOf({ app }, 'address', addressKey(given.address)))
    .execute();
}

/**
 * Counts failures within the window. The window restarts with the attempt that uses up the limit, so that the lock
 * lasts its full time. Uses `clock_timestamp()` because concurrent attempts wait for each other.
 */
async function countAttempt(
  { app }: { app: App },
  kind: keyof typeof ATTEMPT_LIMITS,
  value: string,
): Promise<number> {
  const { rows } = await sql<{ failures: number }>`
    insert into accounts.sign_in_failures as stored (subject, failures, since)
    values (${subjectOf({ app }, kind, value)}, 1, clock_timestamp())
    on conflict (subject) do update set
      failures = case when ${isWindowOver} then 1 else stored.failures + 1 end,
      since = case when ${isWindowOver} or stored.failures + 1 = ${ATTEMPT_LIMITS[kind]} then clock_timestamp() else stored.since end
    returning failures`.execute(app.database.acrossClients());
  const [counted] = rows;
  if (!counted) throw new Error('the counted attempt was not returned');
  return counted.failures;
}

function subjectOf({ app }: { app: App }, kind: string, value: string): string {
  return app.secrets.hash(`sign-in ${kind}`, value);
}
