import { sql } from 'kysely';
import { offeredProducts } from '#modules/directory/contract/products/offered-products.ts';
import type { LeadFilter } from '#modules/leads/contract/leads/lead-list.ts';
import type { Locale } from '#platform/contract/locale.ts';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import { GROUP_LETTERS } from '#platform/server/database/letter-groups.ts';
import { hasCondition } from '#platform/server/filters/filter-checks.ts';
import type { LeadsTables } from '../tables.ts';

/** If more products match, the search terms probably do not mean a product. */
const PRODUCTS_LIMIT = 20;

/** Data that a filter needs; each part is read only if the filter uses it. */
export interface FilterContext {
  clientId: string;
  /** Forms by the hours within which their leads are to be answered. */
  goals: ReadonlyMap<number, string[]>;
  /** SKUs of products whose names match the search; leads store only SKUs. */
  skus: readonly string[];
}

export async function filterContext(
  { db, app }: { db: Db<LeadsTables>; app: App },
  { clientId, reader }: { clientId: string; reader: Locale },
  filter: LeadFilter | undefined,
): Promise<FilterContext> {
  const words = filter?.q ?? '';
  const [goals, products] = await Promise.all([
    filter && hasCondition(filter, ({ field }) => field === 'late')
      ? readGoals({ db }, clientId)
      : [],
    namesProduct(words)
      ? app.ports.ask(
          offeredProducts,
          { clientId, language: reader, words, limit: PRODUCTS_LIMIT },
          { db, app },
        )
      : [],
  ]);
  return {
    clientId,
    goals: new Map(goals.map(({ hours, forms }) => [hours, forms])),
    skus: products.map(({ sku }) => sku),
  };
}

async function readGoals({ db }: { db: Db<LeadsTables> }, clientId: string) {
  const { rows } = await sql<{ hours: number; forms: string[] }>`
    select (settings ->> 'answerGoalHours')::int as hours, array_agg(id) as forms
    from leads.forms where client_id = ${clientId} group by hours`.execute(db);
  return rows;
}

/** An address names a person. */
function namesProduct(words: string): boolean {
  return words.length >= GROUP_LETTERS && !words.includes('@');
}
