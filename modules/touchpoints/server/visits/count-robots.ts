import { sql } from 'kysely';
import type { App } from '#platform/server/app.ts';
import { columns } from './columns.ts';
import type { Tallied } from './tally.ts';

export interface RobotVisit {
  clientId: string;
  touchpointId: string;
}

export async function countRobots(
  { database }: Pick<App, 'database'>,
  robots: readonly Tallied<RobotVisit>[],
): Promise<void> {
  await sql`
    insert into touchpoints.totals as kept (client_id, touchpoint_id, robots)
    select given.* from ${columns(robots, { clientId: 'uuid', touchpointId: 'text', times: 'bigint' })}
      as given (client_id, touchpoint_id, robots)
    where exists (
      select from touchpoints.touchpoints as touchpoint
      where touchpoint.client_id = given.client_id and touchpoint.id = given.touchpoint_id
    )
    on conflict (client_id, touchpoint_id) do update set robots = kept.robots + excluded.robots`.execute(
    database.acrossClients(),
  );
}
