import { z } from 'zod';
import { GROUP_DEPTH_LIMIT, RULES_LIMIT, TEXT_VALUE_MAX_LENGTH } from './limits.ts';

/** How a rule of a segment compares [PH-03]. Days belong to both ends of `between`. */
export const RULE_OPERATORS = [
  'is',
  'isNot',
  'contains',
  'startsWith',
  'isEmpty',
  'isNotEmpty',
  'isOneOf',
  'isNoneOf',
  'before',
  'after',
  'withinLast',
  'between',
  'atLeast',
  'atMost',
] as const;
export type RuleOperator = (typeof RULE_OPERATORS)[number];

/**
 * What is asked of a contact beside its criteria, which are named by their slug. These begin with @, which no slug does.
 * `@segment` is another segment, `@import` one of the brand's imports, the others what the suite knows.
 */
export const SUITE_FIELDS = [
  '@created',
  '@activity',
  '@known',
  '@origin',
  '@import',
  '@segment',
  '@scan',
  '@lastScan',
  '@lead',
  '@leadStatus',
  '@lastLead',
  '@sale',
  '@reviewGrade',
  '@lastReview',
] as const;
export type SuiteField = (typeof SUITE_FIELDS)[number];

const word = z.string().max(TEXT_VALUE_MAX_LENGTH);
const ruleValue = z.union([
  word,
  z.number(),
  z.boolean(),
  z.array(z.union([word, z.number()])).max(500),
]);
export type RuleValue = z.infer<typeof ruleValue>;

const ruleFilterSchema = z.strictObject({
  /** A criterion's slug, or one of the suite's. */
  field: z.string().min(1).max(120),
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

/** Brackets as deep as a person can follow, and as many rules as a database asks in one go. */
export const ruleGroupSchema = groupSchema(GROUP_DEPTH_LIMIT).refine(
  (group) => rulesOf(group).length <= RULES_LIMIT,
  { error: 'tooManyRules' },
);

export function isRuleGroup(rule: RuleFilter | RuleGroup): rule is RuleGroup {
  return 'filters' in rule;
}

export function rulesOf(group: RuleGroup): RuleFilter[] {
  return group.filters.flatMap((rule) => (isRuleGroup(rule) ? rulesOf(rule) : [rule]));
}
