import { createChallenge, verifySolution } from 'altcha-lib/v1';
import { sql } from 'kysely';
import { z } from 'zod';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import type { AccountsTables } from '../tables.ts';

/** A quarter of a second on a phone of today, a bill for whoever wants a million. */
const MAX_NUMBER = 50_000;
const VALID_MINUTES = 10;

export async function proofOfWorkChallenge({ app }: { app: App }) {
  const challenge = await createChallenge({
    hmacKey: hmacKey({ app }),
    maxNumber: MAX_NUMBER,
    expires: new Date(Date.now() + VALID_MINUTES * 60_000),
  });
  return { ...challenge, maxnumber: MAX_NUMBER };
}

/** Right, not too old, and not used before. */
export async function verifyProofOfWork(
  { db, app }: { db: Db<AccountsTables>; app: App },
  answer: string,
): Promise<boolean> {
  const payload = readPayload(answer);
  if (!payload || !(await verifySolution(payload, hmacKey({ app })).catch(() => false)))
    return false;
  // The signature is ours and one a challenge; the answer around it can be written in a thousand ways.
  const spent = await db
    .insertInto('accounts.spent_captchas')
    .values({
      hash: app.secrets.hash('captcha', payload.signature),
      expires_at: sql<Date>`now() + make_interval(mins => ${VALID_MINUTES})`,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('hash')
    .execute();
  return spent.length === 1;
}

const payloadSchema = z.object({
  algorithm: z.literal('SHA-256'),
  challenge: z.string(),
  number: z.number().int(),
  salt: z.string(),
  signature: z.string(),
});

function readPayload(answer: string): z.infer<typeof payloadSchema> | undefined {
  try {
    return payloadSchema.parse(JSON.parse(Buffer.from(answer, 'base64').toString('utf8')));
  } catch {
    return undefined;
  }
}

function hmacKey({ app }: { app: App }): string {
  return app.secrets.keyFor('captcha').toString('hex');
}
