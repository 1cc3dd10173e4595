import { type SqlBool, sql } from 'kysely';
import type { Db } from '../database/database.ts';
import type { Secrets } from '../secrets/secrets.ts';

/** Longer than any answer is good for, ours or a provider's. */
export const ANSWER_MINUTES = 10;

export interface SpentAnswer {
  /** The part of an answer that is the same in every encoding. */
  proof: string;
  /** What the answer is used for. A retry with the same subject passes. */
  subject?: string | undefined;
}

/** Returns false if the answer was already used for something else. `db` must use the cross-client role. */
export async function spendAnswer(
  { db, secrets }: { db: Db; secrets: Secrets },
  { proof, subject }: SpentAnswer,
): Promise<boolean> {
  const { rows } = await sql`
    insert into platform.spent_captchas as spent (hash, subject, expires_at)
    values (${secrets.hash('captcha', proof)}, ${subject ?? null},
      now() + make_interval(mins => ${ANSWER_MINUTES}))
    on conflict (hash) do update set subject = excluded.subject where spent.subject = excluded.subject
    returning spent.hash`.execute(db);
  return rows.length === 1;
}

export async function wasSpentFor(
  { db, secrets }: { db: Db; secrets: Secrets },
  { proof, subject }: SpentAnswer,
): Promise<boolean> {
  if (subject === undefined) return false;
  const spent = await (db as Db<CaptchaTables>)
    .selectFrom('platform.spent_captchas')
    .select(sql<SqlBool>`true`.as('there'))
    .where('hash', '=', secrets.hash('captcha', proof))
    .where('subject', '=', subject)
    .executeTakeFirst();
  return spent !== undefined;
}

interface CaptchaTables {
  /** Not per client: an answer counts as used for all clients. */
  'platform.spent_captchas': { hash: string; subject: string | null; expires_at: Date };
}
