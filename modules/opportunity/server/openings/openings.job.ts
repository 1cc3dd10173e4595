import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { z } from 'zod';
import type { OpportunityConfig } from '#modules/opportunity/contract/configuration.ts';
import type { computeOpeningPlanCall } from '#modules/opportunity/contract/openings.ts';
import { mapRanges } from '#modules/opportunity/contract/periods.ts';
import { seeOpportunity } from '#modules/opportunity/contract/permissions.ts';
import type { Role } from '#platform/contract/permission.ts';
import { dayIn } from '#platform/contract/time-zone.ts';
import type { App } from '#platform/server/app.ts';
import { defineJob, jobScope } from '#platform/server/jobs/job.ts';
import { createCategoryLookup, readConfig } from '../configuration/read-configuration.ts';
import { retailerIndex } from '../retailers/retailer-index.ts';
import {
  isResponsibleForWholeBrand,
  visibleProspects,
  visibleRetailers,
} from '../retailers/visible-retailers.ts';
import type { Context, OpportunityTables } from '../tables.ts';
import { type OpeningChoice, planOpenings } from './plan-openings.ts';

type OpeningQuery = z.output<typeof computeOpeningPlanCall.query>;
interface Caller {
  clientId: string;
  timeZone: string;
  userId: string;
  role: Role;
}

/** Retention of old plans, which are never read again. */
const STORED_DAYS = 7;

/** The parameters of a plan and its storage key. Users who see the same data share the key. */
export async function openingChoice(
  { db, app }: Context,
  caller: Caller,
  query: OpeningQuery,
): Promise<{ choice: OpeningChoice; config: OpportunityConfig; hash: string }> {
  const { clientId, timeZone, userId, role } = caller;
  const config = await readConfig({ db }, clientId);
  const { sources, affiliations, activities, types, km = config.nearKm } = query;
  const { range } = mapRanges(query.period, dayIn(Date.now(), timeZone));
  const categories =
    query.categories && createCategoryLookup(config).productCategoriesOf(query.categories);
  const visible = await visibleRetailers({ db, app }, clientId, { id: userId, role });
  const filters = [categories, sources, affiliations, activities, types].map(
    (values) => values?.toSorted() ?? null,
  );
  const prices = [config.categories, config.categoryPrices, config.defaultPrice];
  const reader = visible && (await readerKey(app, caller, { visible, nearKm: config.nearKm }));
  const key = [range, km, filters, prices, reader ?? null];
  return {
    choice: { clientId, range, km, categories, sources, affiliations, activities, types, visible },
    config,
    hash: createHash('sha256').update(JSON.stringify(key)).digest('base64url'),
  };
}

/**
 * Key for the data that a user restricted to locations sees. A whole brand has too many retailers to list, so only the
 * visible prospects distinguish readers.
 */
async function readerKey(
  app: App,
  { clientId, userId, role }: Caller,
  { visible, nearKm }: { visible: ReadonlySet<string>; nearKm: number },
): Promise<unknown[]> {
  if (!(await isResponsibleForWholeBrand({ app }, clientId, { id: userId, role })))
    return [...visible].sort();
  const prospects = visibleProspects(await retailerIndex({ app }, clientId), visible);
  return ['whole brand', nearKm, prospects === 'all' ? prospects : [...prospects].sort()];
}

/** Computes and stores a plan of proposed openings; idempotent. */
export const openingsJob = defineJob({
  name: 'opportunity.openings',
  input: z.object({ userId: z.string(), query: z.record(z.string(), z.unknown()) }),
  retry: { limit: 2, delaySeconds: 10 },
  expireSeconds: 15 * 60,
  async handle({ app, clientId, input: { userId, query }, progress, signal }) {
    if (!clientId) throw new Error('places to open are those of a client');
    const { db, membership } = await jobScope<OpportunityTables>(app, {
      clientId,
      userId,
      may: seeOpportunity,
    });
    const { choice, config, hash } = await openingChoice(
      { db, app },
      { ...membership, userId },
      query as OpeningQuery,
    );
    // Demand belongs to no location, so users restricted to locations read it by area.
    const whole = app.database.ofClient<OpportunityTables>(clientId);
    const { rows } = await sql<{ at: Date }>`select now() as at`.execute(whole);
    const plan = await planOpenings({ db: whole, app }, choice, { config, signal, progress });
    await whole.transaction().execute(async (tx) => {
      await tx
        .insertInto('opportunity.opening_plans')
        .values({
          client_id: clientId,
          choice_hash: hash,
          plan: JSON.stringify(plan),
          computed_at: rows[0]?.at ?? new Date(),
        })
        .onConflict((conflict) =>
          conflict.columns(['client_id', 'choice_hash']).doUpdateSet((row) => ({
            plan: row.ref('excluded.plan'),
            computed_at: row.ref('excluded.computed_at'),
          })),
        )
        .execute();
      await tx
        .deleteFrom('opportunity.opening_plans')
        .where('client_id', '=', clientId)
        .where(
          'computed_at',
          '<',
          sql<Date>`now() - make_interval(days => ${sql.lit(STORED_DAYS)})`,
        )
        .execute();
    });
    progress(100, 100);
    const params = { places: plan.places.length, intentions: plan.unserved };
    return { result: params, body: { key: 'opportunity:openings.jobDone', params } };
  },
});
