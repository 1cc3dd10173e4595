import { sql } from 'kysely';
import type { UserFilter } from '#modules/accounts/contract/user-list.ts';
import type { App } from '#platform/server/app.ts';

export interface UserOfLocation {
  userId: string;
  locationId: string;
}

/** Whose locations these are is for the one place that shows rows by location; asked as the client sees it. */
export async function usersOfLocations(
  { app }: { app: App },
  clientId: string,
  { groups }: UserFilter,
): Promise<UserOfLocation[]> {
  const locations = groups.flatMap(({ filters }) =>
    filters.flatMap((condition) => (condition.field === 'location' ? condition.value : [])),
  );
  if (locations.length === 0) return [];
  const { rows } = await sql<UserOfLocation>`
    select membership.user_id as "userId", location.id as "locationId"
    from accounts.memberships as membership
    cross join lateral (
      select platform.visible_locations(membership.client_id, membership.user_id) as id
    ) as location
    where membership.client_id = ${clientId} and location.id = any (${locations}::uuid[])`.execute(
    app.database.ofClient(clientId),
  );
  return rows;
}
