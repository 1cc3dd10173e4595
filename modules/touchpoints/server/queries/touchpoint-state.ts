import { sql } from 'kysely';
import type { TouchpointState } from '#modules/touchpoints/contract/touchpoint.ts';

/**
 * Where a touchpoint stands in its life; over `touchpoints.touchpoints as touchpoint`. Its visits are asked for only where
 * they are capped, so that a list of many does not have to be joined with all their totals.
 */
export const touchpointState = sql<TouchpointState>`case
  when touchpoint.deleted_at is not null then 'deleted'
  when touchpoint.ends_at <= now() then 'over'
  when touchpoint.visit_cap is not null and touchpoint.visit_cap <= (
    select counted.visits from touchpoints.totals as counted
    where counted.client_id = touchpoint.client_id and counted.touchpoint_id = touchpoint.id) then 'over'
  when touchpoint.starts_at > now() then 'planned'
  else 'live' end`;
