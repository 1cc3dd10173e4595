import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { SegmentCount } from '#modules/profile-hub/contract/count-segments.ts';
import {
  isRuleGroup,
  type RuleFilter,
  type RuleGroup,
} from '#modules/profile-hub/contract/segment-rule.ts';
import type { Db } from '#platform/server/database/database.ts';
import type { Context, ProfileHubTables } from '../tables.ts';
import { checkDraftRules } from './check-rules.ts';
import { checkNested } from './nested-segments.ts';
import { ruleContext } from './rule-context.ts';
import { inSegment, type RuleContext, ruleGroupSql, ruleSql } from './rule-sql.ts';
import type { ContactCondition } from './rules/value-rules.ts';

/**
 * Settings for the rest of the transaction: cheap full index scans, more memory for joins, and no JIT for plans of
 * milliseconds.
 */
async function countQuickly(db: Db): Promise<void> {
  await sql`select set_config('random_page_cost', '1.1', true), set_config('work_mem', '64MB', true),
    set_config('jit', 'off', true)`.execute(db);
}

/** Number of matches per rule in one pass; null for an unfinished rule. */
export async function countRules(
  { db }: Pick<Context, 'db'>,
  clientId: string,
  rules: readonly RuleFilter[],
): Promise<{ everybody: number; counts: (number | null)[] }> {
  const context = { ...(await ruleContext({ db }, clientId)), isCounted: true };
  const group: RuleGroup = { condition: 'or', filters: [...rules] };
  checkDraftRules(group, 'body.rules', context);
  checkNested({ id: '', name: '', rules: group }, context.segments);
  const conditions = rules.map((rule) => ruleSql(rule, context));
  const [everybody = 0, ...fitting] = await countEach(db, clientId, [
    sql`true`,
    ...conditions.map((one) => one ?? sql<boolean>`false`),
  ] as ContactCondition[]);
  return {
    everybody,
    counts: conditions.map((one, index) => (one ? (fitting[index] ?? 0) : null)),
  };
}

/** Number of contacts per segment; deleted segments are omitted. */
export async function countSegments(
  { db }: Pick<Context, 'db'>,
  clientId: string,
  ids: readonly string[],
): Promise<Record<string, number>> {
  const context = { ...(await ruleContext({ db }, clientId)), isCounted: true };
  const known = ids.filter((id) => context.segment(id));
  if (known.length === 0) return {};
  const counts = await db.transaction().execute((tx) =>
    countEach(
      tx,
      clientId,
      known.map((id) => inSegment(id, context)),
    ),
  );
  return Object.fromEntries(known.map((id, index) => [id, counts[index] ?? 0]));
}

async function countEach(
  db: Db<ProfileHubTables>,
  clientId: string,
  conditions: readonly ContactCondition[],
): Promise<number[]> {
  await countQuickly(db);
  const counts = conditions.map(
    (one, index) => sql`count(*) filter (where ${one}) as ${sql.id(`c${index}`)}`,
  );
  const { rows } = await sql<Record<string, number>>`
    select ${sql.join(counts)} from profile_hub.contacts as contact
    where contact.client_id = ${clientId}`.execute(db);
  return conditions.map((_, index) => rows[0]?.[`c${index}`] ?? 0);
}

const DIGITS = 9;

const SHOWN = 5;

interface Counted {
  country: string | null;
  ways?: string;
  count: number;
  first: string;
  last: string;
}

/** Exact number of contacts that match the rules, with countries and branches in one pass [PH-03]. */
export async function countSegment(
  { db }: Pick<Context, 'db'>,
  clientId: string,
  rules: RuleGroup,
): Promise<SegmentCount> {
  const context = { ...(await ruleContext({ db }, clientId)), isCounted: true };
  checkDraftRules(rules, 'body.rules.filters', context);
  checkNested({ id: '', name: '', rules }, context.segments);
  const fits = sql<SqlBool>`contact.client_id = ${clientId}
    and ${ruleGroupSql(rules, context) ?? sql<SqlBool>`true`}`;
  const ways = findAlternatives(rules, context);
  await countQuickly(db);
  const { rows } = await sql<Counted>`
    select contact.country, count(*) as count, min(contact.id) as first, max(contact.id) as last
      ${ways ? sql`, ${ways.sum} as ways` : sql``}
    from profile_hub.contacts as contact where ${fits}
    group by contact.country`.execute(db);
  const count = rows.reduce((sum, row) => sum + row.count, 0);
  return {
    count,
    countries: byCountry(rows),
    ways: byWay(rows, ways?.paths ?? []),
    five: await someOf({ db }, { clientId, fits, rows, count }),
  };
}

function byWay(rows: readonly Counted[], paths: readonly number[][]): SegmentCount['ways'] {
  const counted = rows.map(({ ways = '0' }) => decodeAlternativeCounts(ways, paths.length));
  return paths.map((path, index) => ({
    path,
    count: counted.reduce((sum, one) => sum + (one[index] ?? 0), 0),
  }));
}

/** Largest first; without a country last among equals. */
function byCountry(rows: readonly Counted[]): SegmentCount['countries'] {
  const counts = new Map<string | null, number>();
  for (const { country, count } of rows) counts.set(country, (counts.get(country) ?? 0) + count);
  const order = (country: string | null) => country ?? '~';
  return [...counts]
    .map(([country, count]) => ({ country, count }))
    .sort((a, b) => b.count - a.count || (order(a.country) < order(b.country) ? -1 : 1));
}

/** The first and last contact of each country are already known; others are queried only if these are too few. */
async function someOf(
  { db }: Pick<Context, 'db'>,
  given: { clientId: string; fits: ContactCondition; rows: readonly Counted[]; count: number },
): Promise<SegmentCount['five']> {
  const known = [...new Set(given.rows.flatMap(({ first, last }) => [first, last]))];
  const isEnough = known.length >= Math.min(SHOWN, given.count);
  const chosen = isEnough
    ? sql`contact.client_id = ${given.clientId} and contact.id = any (${known.slice(0, SHOWN)}::text[])`
    : given.fits;
  const { rows } = await sql<{ id: string; name: string | null; city: string | null }>`
    select contact.id, contact.city,
      coalesce(nullif(concat_ws(' ', contact.firstname, contact.lastname), ''), contact.email, contact.phone) as name
    from profile_hub.contacts as contact where ${chosen} limit ${SHOWN}`.execute(db);
  return rows.map(({ name, ...row }) => ({ ...row, name: name ?? '' }));
}

/** Alternatives of a segment in evaluation order. */
interface Ways {
  /** Path of each alternative in the rules. */
  paths: number[][];
  /**
   * Counts per alternative as one number with nine digits each; `waysCounted` splits it. Grouping by an expression
   * would prevent parallel counting, because PostgreSQL expects as many groups as contacts.
   */
  sum: RawBuilder<string>;
}

/** Splits the combined number into counts per alternative. */
function decodeAlternativeCounts(sum: string, alternatives: number): number[] {
  let rest = BigInt(sum);
  const base = 10n ** BigInt(DIGITS);
  return Array.from({ length: alternatives }, () => {
    const count = Number(rest % base);
    rest /= base;
    return count;
  });
}

/** The first "or" group: shows which alternative brought a contact into the segment. */
export function findAlternatives(
  group: RuleGroup,
  context: RuleContext,
  path: number[] = [],
): Ways | undefined {
  if (group.condition === 'or') return alternatives(group, context, path);
  for (const [index, rule] of group.filters.entries()) {
    const ways = isRuleGroup(rule) ? findAlternatives(rule, context, [...path, index]) : undefined;
    if (ways) return ways;
  }
  return undefined;
}

function alternatives(group: RuleGroup, context: RuleContext, path: number[]): Ways | undefined {
  const conditions = group.filters.flatMap((rule, index) => {
    const one = isRuleGroup(rule) ? ruleGroupSql(rule, context) : ruleSql(rule, context);
    return one ? [{ path: [...path, index], one }] : [];
  });
  if (conditions.length < 2) return undefined;
  // Two alternatives fit into a bigint, which is summed faster.
  const type = sql.raw(conditions.length > 2 ? 'numeric' : 'bigint');
  const cases = conditions.map(
    ({ one }, index) => sql`when ${one} then ${sql.raw(`1e${DIGITS * index}`)}::${type}`,
  );
  return {
    paths: conditions.map(({ path: place }) => place),
    sum: sql<string>`coalesce(sum(case ${sql.join(cases, sql` `)} end), 0)::text`,
  };
}
