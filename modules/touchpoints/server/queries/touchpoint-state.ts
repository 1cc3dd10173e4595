import { sql } from 'kysely';
import type { TouchpointState } from '#modules/touchpoints/contract/touchpoint.ts';

/**
 * Lifecycle state of a touchpoint; over `touchpoints.touchpoints as touchpoint`. Reads the visits only if they are
 * capped, so that long lists need no join with the totals.
 */
export const touchpointState = sql<TouchpointState>`case
  when touchpoint.deleted_at is not null then 'deleted'
  when touchpoint.ends_at <= now() then 'over'
  when touchpoint.visit_cap is not null and touchpoint.visit_cap <= (
    select counted.visits from touchpoints.totals as counted
    where counted.client_id = touchpoint.client_id and counted.touchpoint_id = touchpoint.id) then 'over'
  when touchpoint.starts_at > now() then 'planned'
  else 'live' end`;
