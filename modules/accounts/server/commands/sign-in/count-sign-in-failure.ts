import { sql } from 'kysely';
import type { App } from '#platform/server/app.ts';
import { addressKey } from '#platform/server/http/request/address-key.ts';
import type { AccountsTables } from '../../tables.ts';

export const REST_MINUTES = 15;
/** An address is often a whole office, so it has more tries than a person. */
const TRIES = { account: 6, address: 60 };
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
 * are a thousand, and a refusal that is rolled back has still been counted. Success takes it off again.
 */
export async function countSignInTry(
  { app }: { app: App },
  given: { email: string; address: string },
): Promise<TryCount> {
  const account = await countOne({ app }, 'account', given.email);
  const address = await countOne({ app }, 'address', addressKey(given.address));
  return {
    resting: account > TRIES.account || address > TRIES.address,
    triesLeft: Math.max(0, Math.min(TRIES.account - account, TRIES.address - address)),
    justRested: account === TRIES.account,
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
  // The address keeps its other failures: one right password must not pay for a hundred wrong ones.
  await db
    .updateTable('accounts.sign_in_failures')
    .set({ failures: sql`greatest(failures - 1, 0)` })
    .where('subject', '=', subjectOf({ app }, 'address', addressKey(given.address)))
    .execute();
}

/**
 * Failures of the last minutes. The window begins with the first and once more with the one that uses up the last try,
 * so that the rest lasts as long as it is said to. The clock, not the start of the statement: tries wait for each other.
 */
async function countOne(
  { app }: { app: App },
  kind: keyof typeof TRIES,
  value: string,
): Promise<number> {
  const { rows } = await sql<{ failures: number }>`
    insert into accounts.sign_in_failures as kept (subject, failures, since)
    values (${subjectOf({ app }, kind, value)}, 1, clock_timestamp())
    on conflict (subject) do update set
      failures = case when ${isOver} then 1 else kept.failures + 1 end,
      since = case when ${isOver} or kept.failures + 1 = ${TRIES[kind]} then clock_timestamp() else kept.since end
    returning failures`.execute(app.database.acrossClients());
  const [counted] = rows;
  if (!counted) throw new Error('a counted try was not returned');
  return counted.failures;
}

const isOver = sql`kept.since < clock_timestamp() - make_interval(mins => ${REST_MINUTES})`;

function subjectOf({ app }: { app: App }, kind: string, value: string): string {
  return app.secrets.hash(`sign-in ${kind}`, value);
}
