import { sql } from 'kysely';
import type { App } from '#platform/server/app.ts';
import type { AccountsTables } from '../tables.ts';

export const REST_MINUTES = 15;
const TRIES = { account: 6, address: 30 };
/** From this failure on, each answer takes longer than the one before. */
const SLOWED_FROM = 3;
const LONGEST_DELAY_MS = 4_000;

export interface TryCount {
  resting: boolean;
  triesLeft: number;
  /** True for the one try that used up the last: its owner is told. */
  justRested: boolean;
  delayMs: number;
}

/**
 * Counts a try as failed before the password is looked at, and in a statement of its own: a thousand guesses at once
 * are a thousand, and a refusal that is rolled back has still been counted. Success clears the account's count.
 */
export async function countSignInTry(
  app: App,
  given: { email: string; address: string },
): Promise<TryCount> {
  const account = await countOne(app, 'account', given.email);
  const address = await countOne(app, 'address', given.address);
  return {
    resting: account.resting || address.resting,
    triesLeft: Math.max(
      0,
      Math.min(TRIES.account - account.failures, TRIES.address - address.failures),
    ),
    justRested: account.failures === TRIES.account && !account.resting,
    delayMs:
      account.failures < SLOWED_FROM
        ? 0
        : Math.min(LONGEST_DELAY_MS, 250 * 2 ** (account.failures - SLOWED_FROM)),
  };
}

export async function clearSignInFailures(
  app: App,
  given: { email: string; address: string },
): Promise<void> {
  const db = app.database.acrossClients<AccountsTables>();
  await db
    .deleteFrom('accounts.sign_in_failures')
    .where('subject', '=', subjectOf(app, 'account', given.email))
    .execute();
  // The address keeps its other failures: one right password must not pay for a hundred wrong ones.
  await db
    .updateTable('accounts.sign_in_failures')
    .set({ failures: sql`greatest(failures - 1, 0)` })
    .where('subject', '=', subjectOf(app, 'address', given.address))
    .execute();
}

async function countOne(app: App, kind: 'account' | 'address', value: string) {
  const limit = TRIES[kind];
  const counted = await sql<{ failures: number; resting: boolean }>`
    insert into accounts.sign_in_failures as kept (subject, failures, last_failure_at)
    values (${subjectOf(app, kind, value)}, 1, now())
    on conflict (subject) do update set
      failures = case
        when kept.resting_until > now() then kept.failures
        when kept.resting_until is not null or kept.last_failure_at < now() - make_interval(mins => ${REST_MINUTES}) then 1
        else kept.failures + 1
      end,
      last_failure_at = case when kept.resting_until > now() then kept.last_failure_at else now() end,
      resting_until = case
        when kept.resting_until > now() then kept.resting_until
        when kept.resting_until is not null or kept.last_failure_at < now() - make_interval(mins => ${REST_MINUTES}) then null
        when kept.failures + 1 >= ${limit} then now() + make_interval(mins => ${REST_MINUTES})
        else null
      end
    returning failures, (resting_until is not null and last_failure_at < now()) as resting`.execute(
    app.database.acrossClients(),
  );
  const [row] = counted.rows;
  if (!row) throw new Error('a counted try was not returned');
  return row;
}

function subjectOf(app: App, kind: string, value: string): string {
  return app.secrets.hash(`sign-in ${kind}`, value);
}
