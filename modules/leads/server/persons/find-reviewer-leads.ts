import { sql } from 'kysely';
import type { Context } from '../tables.ts';

/** Which of the leads named by reviews exist, and the newest lead of each reviewer's e-mail address. */
export async function findReviewerLeads(
  { db }: Pick<Context, 'db'>,
  {
    clientId,
    ids,
    emails,
  }: { clientId: string; ids: readonly string[]; emails: readonly string[] },
): Promise<{ ids: ReadonlySet<string>; byEmail: ReadonlyMap<string, string> }> {
  const known = await sql<{ id: string }>`
    select id from leads.leads where client_id = ${clientId} and id = any (${ids}::uuid[])`.execute(
    db,
  );
  const newest = await sql<{ id: string; email: string }>`
    select distinct on (email) id, email from leads.leads
    where client_id = ${clientId} and email = any (${emails}::text[])
    order by email, id desc`.execute(db);
  return {
    ids: new Set(known.rows.map(({ id }) => id)),
    byEmail: new Map(newest.rows.map(({ id, email }) => [email, id])),
  };
}
