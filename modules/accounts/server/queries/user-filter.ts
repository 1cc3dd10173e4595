import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { z } from 'zod';
import type { listUsersCall } from '#modules/accounts/contract/list-users.ts';
import type { App } from '#platform/server/app.ts';
import { fitsWords } from '#platform/server/database/fits-words.ts';

type Asked = Pick<
  z.output<typeof listUsersCall.query>,
  'clientId' | 'q' | 'role' | 'notRole' | 'locale' | 'locationId'
>;

/** Conditions apart by the table they ask, so that a count asks no more tables than it must. */
export interface UserFilter {
  membership: RawBuilder<SqlBool>[];
  person: RawBuilder<SqlBool>[];
}

export async function userFilter(app: App, asked: Asked): Promise<UserFilter> {
  const membership: RawBuilder<SqlBool>[] = [];
  const person: RawBuilder<SqlBool>[] = [];
  if (asked.role?.length) membership.push(sql`membership.role = any (${asked.role})`);
  if (asked.notRole?.length) membership.push(sql`membership.role <> all (${asked.notRole})`);
  if (asked.locationId) {
    const ids = await usersOfLocation(app, asked.clientId, asked.locationId);
    membership.push(sql`membership.user_id = any (${ids}::uuid[])`);
  }
  if (asked.locale?.length) person.push(sql`person.locale = any (${asked.locale})`);
  if (asked.q) person.push(fitsWords('person.search', asked.q));
  return { membership, person };
}

/** Whose locations these are is for the one place that shows rows by location; asked as the client sees it. */
async function usersOfLocation(app: App, clientId: string, locationId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select user_id as id from accounts.memberships
    where client_id = ${clientId}
      and ${locationId}::uuid in (select platform.visible_locations(client_id, user_id))`.execute(
    app.database.ofClient(clientId),
  );
  return rows.map(({ id }) => id);
}
