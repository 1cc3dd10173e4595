import { z } from 'zod';
import {
  GROUP_DEPTH_LIMIT,
  RULE_CHOICES_LIMIT,
  RULES_LIMIT,
  TEXT_VALUE_MAX_LENGTH,
} from './limits.ts';
import { RULE_OPERATORS } from './rule-operators.ts';

const word = z.string().max(TEXT_VALUE_MAX_LENGTH);
const ruleValue = z.union([
  word,
  z.number(),
  z.boolean(),
  z.array(z.union([word, z.number()])).max(RULE_CHOICES_LIMIT),
]);
export type RuleValue = z.infer<typeof ruleValue>;

export const ruleFilterSchema = z.strictObject({
  /** A criterion's slug, or one of the suite's; empty while somebody has not chosen yet. */
  field: z.string().max(120),
  operator: z.enum(RULE_OPERATORS),
  value: ruleValue.optional(),
});
export type RuleFilter = z.infer<typeof ruleFilterSchema>;

export interface RuleGroup {
  condition: 'and' | 'or';
  filters: (RuleFilter | RuleGroup)[];
}

function groupSchema(depth: number): z.ZodType<RuleGroup, RuleGroup> {
  const inside = depth > 1 ? z.union([ruleFilterSchema, groupSchema(depth - 1)]) : ruleFilterSchema;
  return z.strictObject({
    condition: z.enum(['and', 'or']),
    filters: z.array(inside).max(RULES_LIMIT),
  }) as unknown as z.ZodType<RuleGroup, RuleGroup>;
}

/** Brackets as deep as a person can follow, and as many rules as a database asks in one go [PH-03]. */
export const ruleGroupSchema = groupSchema(GROUP_DEPTH_LIMIT).refine(
  (group) => rulesOf(group).length <= RULES_LIMIT,
  { error: 'tooManyRules' },
);

export const NO_RULES: RuleGroup = { condition: 'and', filters: [] };

export function isRuleGroup(rule: RuleFilter | RuleGroup): rule is RuleGroup {
  return 'filters' in rule;
}

/** In the order in which they are read. */
export function rulesOf(group: RuleGroup): RuleFilter[] {
  return group.filters.flatMap((rule) => (isRuleGroup(rule) ? rulesOf(rule) : [rule]));
}
