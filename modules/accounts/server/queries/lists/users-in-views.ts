import { sql } from 'kysely';
import type { UserView } from '#modules/accounts/contract/user-list.ts';
import type { Db } from '#platform/server/database/database.ts';
import { invitationFailed } from '../client-users-query.ts';

type Counts = Record<UserView, number>;

/**
 * Number of users per view. Joins only persons that are not active, through an index; the active ones are the
 * remainder.
 */
export async function usersInViews({ db }: { db: Db }, clientId: string): Promise<Counts> {
  const here = sql`membership.disabled_at is null`;
  const { rows } = await sql<Omit<Counts, 'active'>>`
    select count(*) as "all",
      count(*) filter (where person.status = 'invited' and ${here}) as invited,
      count(*) filter (where person.status = 'invited' and ${here} and ${invitationFailed}) as "invitation-failed",
      count(*) filter (where person.status = 'disabled' or not (${here})) as disabled
    from accounts.memberships as membership
    left join accounts.users as person on person.id = membership.user_id and person.status <> 'active'
    where membership.client_id = ${clientId}`.execute(db);
  const counts = rows[0];
  if (!counts) throw new Error('a count always answers');
  return { ...counts, active: counts.all - counts.invited - counts.disabled };
}
