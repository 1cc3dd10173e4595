import { type SqlBool, sql } from 'kysely';
import { isRuleGroup, type RuleGroup } from '#modules/profile-hub/contract/segment-rule.ts';
import { type RuleContext, ruleGroupSql, ruleSql } from '../rule-sql.ts';
import { type Asked, anyOf, not } from '../rules/asked.ts';

export interface Way {
  path: number[];
  /** Whoever comes by it and by none before it. */
  asked: Asked;
}

/** The first group whose parts are joined by “or”: by which of them somebody came into the segment. */
export function waysOf(group: RuleGroup, context: RuleContext, path: number[] = []): Way[] {
  if (group.condition === 'or') return alternatives(group, context, path);
  for (const [index, rule] of group.filters.entries()) {
    const ways = isRuleGroup(rule) ? waysOf(rule, context, [...path, index]) : [];
    if (ways.length > 0) return ways;
  }
  return [];
}

function alternatives(group: RuleGroup, context: RuleContext, path: number[]): Way[] {
  const asked = group.filters.flatMap((rule, index) => {
    const one = isRuleGroup(rule) ? ruleGroupSql(rule, context) : ruleSql(rule, context);
    return one ? [{ path: [...path, index], one }] : [];
  });
  if (asked.length < 2) return [];
  return asked.map(({ path: place, one }, index) => {
    const before = asked.slice(0, index).map((earlier) => earlier.one);
    const first = before.length === 0 ? one : sql<SqlBool>`${one} and ${not(anyOf(before))}`;
    return { path: place, asked: first };
  });
}
