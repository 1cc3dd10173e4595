import { sql } from 'kysely';
import { UNSERVED_PLACES } from '#modules/locator/contract/dashboard.ts';
import { dashboardRanges } from '#modules/locator/contract/dashboard-period.ts';
import { changeLocators, seeLocatorDashboard } from '#modules/locator/contract/permissions.ts';
import { dayIn } from '#platform/contract/time-zone.ts';
import type { Counted, DecisionInput } from '#platform/server/decisions/decision-source.ts';
import type { DecisionSource } from '#platform/server/module-parts.ts';

const DASHBOARD = 'platform/locator/dashboard';
const LIST = 'platform/locator/list';

/** Decisions about unpublished drafts, and places where visitors find no store [BEY-09]. */
export const locatorDecisions: readonly DecisionSource[] = [
  {
    module: 'locator',
    text: 'locator:decision.unservedPlaces',
    may: seeLocatorDashboard,
    path: DASHBOARD,
    count: countUnservedPlaces,
  },
  {
    module: 'locator',
    text: 'locator:decision.drafts',
    may: changeLocators,
    path: LIST,
    count: countDrafts,
  },
];

/** Drafts are published one by one, so the link opens the oldest. */
async function countDrafts({ db, clientId, limit }: DecisionInput): Promise<Counted> {
  const { rows } = await sql<{ slug: string; count: number }>`
    select slug, count(*) over () as count from (
      select slug, draft_at from locator.locators
      where client_id = ${clientId} and draft is not null limit ${limit}) as found
    order by draft_at, slug limit 1`.execute(db);
  const [first] = rows;
  return first ? { count: first.count, path: `platform/locator/${first.slug}` } : 0;
}

/**
 * Places searched this month without a store nearby, for the locator with most of them, because the dashboard shows one
 * locator.
 */
async function countUnservedPlaces(input: DecisionInput): Promise<Counted> {
  const { db, clientId, limit, membership } = input;
  const today = dayIn(Date.now(), membership.timeZone);
  const { range } = dashboardRanges({ period: 'this-month' }, today);
  const { rows } = await sql<{ slug: string; name: string; count: number }>`
    select locator.slug, locator.name, places.count
    from locator.locators as locator cross join lateral (
      select count(*) as count from (
        select distinct place.label, place.country from locator.daily_places as place
        where place.client_id = ${clientId} and place.slug = locator.slug
          and place.day between ${range.from} and ${range.to}
          and place.label <> '' and place.none_near + place.found_nothing > 0
        limit ${limit}) as found) as places
    where locator.client_id = ${clientId} and places.count > 0
    order by places.count desc, locator.name, locator.slug limit 1`.execute(db);
  const [most] = rows;
  if (!most) return 0;
  const { count, name, slug } = most;
  return { count, params: { name }, path: `${DASHBOARD}?locator=${slug}#${UNSERVED_PLACES}` };
}
