import { type RawBuilder, sql } from 'kysely';
import { isRuleGroup, type RuleGroup } from '#modules/profile-hub/contract/segment-rule.ts';
import { type RuleContext, ruleGroupSql, ruleSql } from '../rule-sql.ts';

/** The alternatives of a segment, in the order in which they are tried. */
interface Ways {
  /** Where each alternative is in the rules. */
  paths: number[][];
  /** The index of the first alternative that fits a contact. Each rule is in it once, however many alternatives there are. */
  index: RawBuilder<number | null>;
}

/** The first group whose parts are joined by “or”: by which of them somebody came into the segment. */
export function waysOf(
  group: RuleGroup,
  context: RuleContext,
  path: number[] = [],
): Ways | undefined {
  if (group.condition === 'or') return alternatives(group, context, path);
  for (const [index, rule] of group.filters.entries()) {
    const ways = isRuleGroup(rule) ? waysOf(rule, context, [...path, index]) : undefined;
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
  const cases = asked.map(({ one }, index) => sql`when ${one} then ${sql.lit(index)}`);
  return {
    paths: asked.map(({ path: place }) => place),
    index: sql<number | null>`case ${sql.join(cases, sql` `)} end`,
  };
}
