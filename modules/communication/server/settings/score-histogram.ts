import { sql } from 'kysely';
import type { Db } from '#platform/server/database/database.ts';

const DAYS = 30;
const STEP = 4;

/** How many of last month's replies of the bot had which score, for the two thresholds [REV-06]. */
export async function scoreHistogram({ db }: { db: Db }, clientId: string) {
  const to = new Date();
  const from = new Date(to.getTime() - DAYS * 86_400_000);
  const { rows } = await sql<{
    step: number | null;
    replies: number;
    sent: number;
    sentByBot: number;
  }>`
    select score / ${STEP}::int * ${STEP}::int as step, count(*) as replies,
      count(*) filter (where state = 'sent') as sent,
      count(*) filter (where state = 'sent' and sent_by is null and score is not null) as "sentByBot"
    from communication.replies
    where client_id = ${clientId} and written_at > ${from} and written_at <= ${to}
    group by 1`.execute(db);
  // What people wrote, or was written at the source, has no score.
  const scored = rows.filter(({ step }) => step !== null);
  const counted = new Map(scored.map(({ step, replies }) => [step, replies]));
  return {
    from: from.toISOString(),
    to: to.toISOString(),
    steps: Array.from({ length: 100 / STEP + 1 }, (_, at) => ({
      from: at * STEP,
      replies: counted.get(at * STEP) ?? 0,
    })),
    sent: rows.reduce((sum, { sent }) => sum + sent, 0),
    sentByBot: rows.reduce((sum, { sentByBot }) => sum + sentByBot, 0),
    total: scored.reduce((sum, { replies }) => sum + replies, 0),
  };
}
