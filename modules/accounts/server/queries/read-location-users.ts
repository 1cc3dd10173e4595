import { sql } from 'kysely';
import type { UserFilter } from '#modules/accounts/contract/user-list.ts';
import type { App } from '#platform/server/app.ts';

export interface LocationUser {
  userId: string;
  locationId: string;
}

/**
 * `platform.visible_locations` decides which locations a user sees; the query runs with the client's own database
 * access.
 */
export async function readLocationUsers(
  { app }: { app: App },
  clientId: string,
  { groups }: UserFilter,
): Promise<LocationUser[]> {
  const locations = groups.flatMap(({ filters }) =>
    filters.flatMap((condition) => (condition.field === 'location' ? condition.value : [])),
  );
  if (locations.length === 0) return [];
  const { rows } = await sql<LocationUser>`
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
