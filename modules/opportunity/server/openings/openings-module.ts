import { sql } from 'kysely';
import type { OpportunityConfig } from '#modules/opportunity/contract/configuration.ts';
import {
  computeOpeningPlanCall,
  getOpeningPlanCall,
} from '#modules/opportunity/contract/openings.ts';
import type { CallOutput } from '#platform/contract/call.ts';
import type { Locale } from '#platform/contract/locale.ts';
import type { Db } from '#platform/server/database/database.ts';
import type { ServerModule } from '#platform/server/module.ts';
import { route } from '../route.ts';
import type { Context } from '../tables.ts';
import { openingChoice, openingsJob } from './openings.job.ts';
import type { StoredPlan } from './plan-openings.ts';

const NO_PLAN = { intentions: 0, served: 0, unserved: 0, withoutPlace: 0, places: [] };

/** Returns the stored plan. A missing or outdated plan is computed; the old one is shown until then. */
const getOpeningPlanRoute = route(
  getOpeningPlanCall,
  async ({ app, db, membership, principal: { userId, locale }, query }) => {
    const caller = { ...membership, userId };
    const { choice, config, hash } = await openingChoice({ db, app }, caller, query);
    const stored = await readPlan({ db }, caller.clientId, hash);
    const { km } = choice;
    return {
      jobId: stored?.isFresh ? null : await start({ db, app }, caller, { query, hash, km }),
      computedAt: stored?.at.toISOString() ?? null,
      ...(stored ? named(stored.plan, config, locale) : { km, ...NO_PLAN }),
    };
  },
);

const computeOpeningPlanRoute = route(
  computeOpeningPlanCall,
  async ({ app, db, membership, principal: { userId }, query }) => {
    const caller = { ...membership, userId };
    const { choice, hash } = await openingChoice({ db, app }, caller, query);
    return { jobId: await start({ db, app }, caller, { query, hash, km: choice.km }) };
  },
);

/** One job per client and choice, shared by all users. */
function start(
  { db, app }: Context,
  { clientId, userId }: { clientId: string; userId: string },
  { query, hash, km }: { query: Record<string, unknown>; hash: string; km: number },
): Promise<string> {
  return app.jobs.enqueue(
    db as Db,
    openingsJob,
    { userId, query },
    {
      clientId,
      userId,
      title: { key: 'opportunity:openings.jobTitle', params: { km } },
      uniqueKey: hash,
    },
  );
}

/** A plan is valid for a day, unless retailers change or a file adds demand or prospects. */
async function readPlan(
  { db }: Pick<Context, 'db'>,
  clientId: string,
  hash: string,
): Promise<{ plan: StoredPlan; at: Date; isFresh: boolean } | undefined> {
  const { rows } = await sql<{ plan: StoredPlan; at: Date; isFresh: boolean }>`
    select plan, computed_at as at, computed_at > now() - interval '1 day'
      and not exists (
        select from opportunity.retailers as retailer
        where retailer.client_id = ${clientId} and retailer.updated_at > computed_at)
      and not exists (
        select from opportunity.files as file
        where file.client_id = ${clientId} and file.what <> 'sales' and file.at > computed_at) as "isFresh"
    from opportunity.opening_plans
    where client_id = ${clientId} and choice_hash = ${hash}`.execute(db);
  return rows[0];
}

type Plan = Omit<CallOutput<typeof getOpeningPlanCall>, 'jobId' | 'computedAt'>;

function named({ places, ...plan }: StoredPlan, config: OpportunityConfig, locale: Locale): Plan {
  const labels = new Map(config.categories.map(({ slug, labels: of }) => [slug, of]));
  const label = (slug: string) => labels.get(slug)?.[locale] ?? labels.get(slug)?.en ?? slug;
  return {
    ...plan,
    places: places.map(({ topCategories, ...place }) => ({
      ...place,
      topCategories: topCategories.map(({ slug, intentions }) => ({
        label: label(slug),
        intentions,
      })),
    })),
  };
}

export const openingsModule = {
  routes: [getOpeningPlanRoute, computeOpeningPlanRoute],
  jobs: [openingsJob],
} satisfies Partial<ServerModule>;
