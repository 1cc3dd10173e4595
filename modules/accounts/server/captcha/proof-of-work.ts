import { createChallenge, verifySolution } from 'altcha-lib/v1';
import { sql } from 'kysely';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import type { AccountsTables } from '../tables.ts';

/** A quarter of a second on a phone of today, a bill for whoever wants a million. */
const MAX_NUMBER = 50_000;
const VALID_MINUTES = 10;

export async function proofOfWorkChallenge(app: App) {
  const challenge = await createChallenge({
    hmacKey: hmacKey(app),
    maxNumber: MAX_NUMBER,
    expires: new Date(Date.now() + VALID_MINUTES * 60_000),
  });
  return { ...challenge, maxnumber: MAX_NUMBER };
}

/** Right, not too old, and not used before. */
export async function verifyProofOfWork(
  app: App,
  db: Db<AccountsTables>,
  answer: string,
): Promise<boolean> {
  const right = await verifySolution(answer, hmacKey(app)).catch(() => false);
  if (!right) return false;
  const spent = await db
    .insertInto('accounts.spent_captchas')
    .values({
      hash: app.secrets.hash('captcha', answer),
      expires_at: sql<Date>`now() + make_interval(mins => ${VALID_MINUTES})`,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('hash')
    .execute();
  return spent.length === 1;
}

function hmacKey(app: App): string {
  return app.secrets.keyFor('captcha').toString('hex');
}
