import { z } from 'zod';
import {
  GROUP_DEPTH_LIMIT,
  RULE_CHOICES_LIMIT,
  RULE_VALUES_LIMIT,
  RULES_LIMIT,
  TEXT_VALUE_MAX_LENGTH,
} from './limits.ts';
import { RULE_OPERATORS } from './rule-fields.ts';

const word = z.string().max(TEXT_VALUE_MAX_LENGTH);
const ruleValue = z.union([
  word,
  z.number(),
  z.boolean(),
  z.array(z.union([word, z.number()])).max(RULE_CHOICES_LIMIT),
]);
export type RuleValue = z.infer<typeof ruleValue>;

export const ruleFilterSchema = z.strictObject({
  /** A criterion slug or a suite field; empty until selected. */
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

/** Limits nesting for readability, and the number of rules for one database query [PH-03]. */
export const ruleGroupSchema = groupSchema(GROUP_DEPTH_LIMIT).refine(
  (group) => flattenRules(group).length <= RULES_LIMIT,
  { error: 'tooManyRules' },
);

/**
 * Rules in requests. Stored rules may exceed the limit of values, because they can be older than the limit. The error is at
 * the first value above the limit.
 */
export const givenRulesSchema = ruleGroupSchema.superRefine((group, context) => {
  const path = placeOfTooManyValues(group);
  if (path) context.addIssue({ code: 'custom', message: 'tooManyValues', path });
});

/** Flat rules without groups. */
export const givenFiltersSchema = z
  .array(ruleFilterSchema)
  .max(RULES_LIMIT)
  .superRefine((filters, context) => {
    const [, ...path] = placeOfTooManyValues({ condition: 'and', filters }) ?? [];
    if (path.length > 0) context.addIssue({ code: 'custom', message: 'tooManyValues', path });
  });

export const NO_RULES: RuleGroup = { condition: 'and', filters: [] };

export function isRuleGroup(rule: RuleFilter | RuleGroup): rule is RuleGroup {
  return 'filters' in rule;
}

/** Comparison values of a rule; empty if the operator takes none. */
export function ruleValues({ value }: RuleFilter): (string | number | boolean)[] {
  return value === undefined ? [] : [value].flat();
}

/** In display order. */
export function flattenRules(group: RuleGroup): RuleFilter[] {
  return group.filters.flatMap((rule) => (isRuleGroup(rule) ? flattenRules(rule) : [rule]));
}

/** Path of the first value above the limit; undefined if there is none. */
function placeOfTooManyValues(group: RuleGroup): (string | number)[] | undefined {
  let count = 0;
  const search = (part: RuleGroup): (string | number)[] | undefined => {
    for (const [index, rule] of part.filters.entries()) {
      if (isRuleGroup(rule)) {
        const inside = search(rule);
        if (inside) return ['filters', index, ...inside];
        continue;
      }
      count += ruleValues(rule).length;
      if (count > RULE_VALUES_LIMIT) return ['filters', index, 'value'];
    }
    return undefined;
  };
  return search(group);
}
