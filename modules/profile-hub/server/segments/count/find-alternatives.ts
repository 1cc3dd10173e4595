import { type RawBuilder, sql } from 'kysely';
import { isRuleGroup, type RuleGroup } from '#modules/profile-hub/contract/segment-rule.ts';
import { type RuleContext, ruleGroupSql, ruleSql } from '../rule-sql.ts';

/** The alternatives of a segment, in the order in which they are tried. */
interface Ways {
  /** Where each alternative is in the rules. */
  paths: number[][];
  /**
   * Counts per alternative as one number with nine digits each; `waysCounted` splits it. Grouping by an expression
   * would prevent parallel counting, because PostgreSQL expects as many groups as contacts.
   */
  sum: RawBuilder<string>;
}

const DIGITS = 9;

/** How many came by each of so many alternatives. */
export function decodeAlternativeCounts(sum: string, alternatives: number): number[] {
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
  const asked = group.filters.flatMap((rule, index) => {
    const one = isRuleGroup(rule) ? ruleGroupSql(rule, context) : ruleSql(rule, context);
    return one ? [{ path: [...path, index], one }] : [];
  });
  if (asked.length < 2) return undefined;
  // Two alternatives fit into a number of the machine, which is added up faster.
  const type = sql.raw(asked.length > 2 ? 'numeric' : 'bigint');
  const cases = asked.map(
    ({ one }, index) => sql`when ${one} then ${sql.raw(`1e${DIGITS * index}`)}::${type}`,
  );
  return {
    paths: asked.map(({ path: place }) => place),
    sum: sql<string>`coalesce(sum(case ${sql.join(cases, sql` `)} end), 0)::text`,
  };
}
