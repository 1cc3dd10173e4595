import { type RawBuilder, sql } from 'kysely';
import type { Person } from '#platform/contract/person.ts';
import type { Context } from '../tables.ts';

const RECIPIENT_COLUMNS = ['subscribers', 'observers', 'rejected'] as const;

/**
 * Erases a recipient, observer, owner or the person who closed it from leads, including names. `known` is the number of
 * affected leads; `withoutRecipient` are the new leads that have no recipient left.
 */
export async function forgetRecipient(
  { db }: Pick<Context, 'db'>,
  { clientId, emails }: Pick<Person, 'clientId' | 'emails'>,
): Promise<{ known: number; withoutRecipient: string[] }> {
  if (emails.length === 0) return { known: 0, withoutRecipient: [] };
  const isTheirs = (email: RawBuilder<unknown>) =>
    sql`coalesce(lower(${email}) = any (${emails}::text[]), false)`;
  const withoutRecipient = (list: (typeof RECIPIENT_COLUMNS)[number]) => sql`${sql.id(list)} = (
    select coalesce(jsonb_agg(party order by nth) filter (where not ${isTheirs(sql`party ->> 'email'`)}), '[]')
    from jsonb_array_elements(${sql.id(list)}) with ordinality as each (party, nth))`;
  const isIn = (list: (typeof RECIPIENT_COLUMNS)[number]) => sql`exists (
    select from jsonb_array_elements(${sql.id(list)}) as party where ${isTheirs(sql`party ->> 'email'`)})`;
  const isOwner = isTheirs(sql`owner ->> 'email'`);
  const hasClosed = isTheirs(sql`closed_by ->> 'email'`);
  const hasHandled = isTheirs(sql`handled #>> '{by,email}'`);
  const isInUndoData = sql`coalesce(exists (
    select from unnest(${emails}::text[]) as one where strpos(lower(undoable::text), one) > 0), false)`;
  const { rows } = await sql<{ id: string; hasNoRecipient: boolean }>`
    update leads.leads set ${sql.join(RECIPIENT_COLUMNS.map(withoutRecipient))},
      owner = case when ${isOwner} then owner || '{"email": "", "name": "", "userId": null}' else owner end,
      closed_by = case when ${hasClosed}
        then closed_by || '{"email": null, "name": "", "userId": null}' else closed_by end,
      handled = case when ${hasHandled}
        then jsonb_set(handled, '{by}', handled -> 'by' || '{"email": null, "name": "", "userId": null}')
        else handled end,
      undoable = case when ${isInUndoData} then null else undoable end,
      version = version + 1
    where client_id = ${clientId} and (${sql.join(
      [...RECIPIENT_COLUMNS.map(isIn), isOwner, hasClosed, hasHandled, isInUndoData],
      sql` or `,
    )})
    returning id, status = 'new' and subscribers = '[]'::jsonb as "hasNoRecipient"`.execute(db);
  await sql`
    delete from leads.lead_tokens
    where client_id = ${clientId} and recipient = any (${emails}::text[])`.execute(db);
  await sql`
    delete from leads.reminder_choices
    where client_id = ${clientId} and recipient = any (${emails}::text[])`.execute(db);
  return {
    known: rows.length,
    withoutRecipient: rows.flatMap(({ id, hasNoRecipient }) => (hasNoRecipient ? [id] : [])),
  };
}
