import { RULE_VALUES_LIMIT } from '#modules/profile-hub/contract/limits.ts';
import { OPERATORS_OF_KIND, type RuleKind } from '#modules/profile-hub/contract/rule-fields.ts';
import {
  flattenRules,
  isRuleGroup,
  type RuleFilter,
  type RuleGroup,
  ruleValues,
} from '#modules/profile-hub/contract/segment-rule.ts';

/** Rules during editing: each part has a stable key. */
export type DraftRule = RuleFilter & { key: number };
export interface DraftGroup {
  key: number;
  condition: 'and' | 'or';
  filters: DraftPart[];
}
export type DraftPart = DraftRule | DraftGroup;

let lastKey = 0;

export function newRule(): DraftRule {
  lastKey += 1;
  return { key: lastKey, field: '', operator: 'is' };
}

export function newGroup(condition: 'and' | 'or'): DraftGroup {
  lastKey += 1;
  return { key: lastKey, condition, filters: [newRule()] };
}

export function toRuleDraft(rules: RuleGroup): DraftGroup {
  lastKey += 1;
  const key = lastKey;
  return {
    key,
    condition: rules.condition,
    filters: rules.filters.map((part) => {
      if (isRuleGroup(part)) return toRuleDraft(part);
      lastKey += 1;
      return { ...part, key: lastKey };
    }),
  };
}

export function isDraftGroup(part: DraftPart): part is DraftGroup {
  return 'filters' in part;
}

/** The rules to send, without the excluded ones and without empty groups. */
export function toRuleGroup(
  draft: DraftGroup,
  isIncluded: (rule: DraftRule) => boolean,
): RuleGroup {
  return {
    condition: draft.condition,
    filters: draft.filters.flatMap((part): RuleGroup['filters'] => {
      if (isDraftGroup(part)) {
        const inside = toRuleGroup(part, isIncluded);
        return inside.filters.length > 0 ? [inside] : [];
      }
      return isIncluded(part) ? [plainRule(part)] : [];
    }),
  };
}

export function plainRule({ field, operator, value }: DraftRule): RuleFilter {
  return value === undefined ? { field, operator } : { field, operator, value };
}

export function draftRules(draft: DraftGroup): DraftRule[] {
  return draft.filters.flatMap((part): DraftRule[] =>
    isDraftGroup(part) ? draftRules(part) : [part],
  );
}

/** Rule at which the values exceed the limit of a segment. */
export function ruleWithTooManyValues(draft: DraftGroup): number | undefined {
  let count = 0;
  return draftRules(draft).find((rule) => {
    count += ruleValues(rule).length;
    return count > RULE_VALUES_LIMIT;
  })?.key;
}

export function addTo(draft: DraftGroup, group: number, part: DraftPart): DraftGroup {
  if (draft.key === group) return { ...draft, filters: [...draft.filters, part] };
  return inEachGroup(draft, (inside) => addTo(inside, group, part));
}

/** Removing the last rule of a group removes the group. */
export function without(draft: DraftGroup, key: number): DraftGroup {
  return {
    ...draft,
    filters: draft.filters.flatMap((part): DraftPart[] => {
      if (part.key === key) return [];
      if (!isDraftGroup(part)) return [part];
      const inside = without(part, key);
      return inside.filters.length > 0 ? [inside] : [];
    }),
  };
}

export function withRule(draft: DraftGroup, rule: DraftRule): DraftGroup {
  const filters = draft.filters.map((part) =>
    !isDraftGroup(part) && part.key === rule.key ? rule : part,
  );
  return inEachGroup({ ...draft, filters }, (inside) => withRule(inside, rule));
}

export function withCondition(
  draft: DraftGroup,
  group: number,
  condition: 'and' | 'or',
): DraftGroup {
  if (draft.key === group) return { ...draft, condition };
  return inEachGroup(draft, (inside) => withCondition(inside, group, condition));
}

/** The group of a rule, which counts as edited while the rule is. */
export function findGroupKey(draft: DraftGroup, key: number): number | undefined {
  for (const part of draft.filters) {
    if (part.key === key) return draft.key;
    const found = isDraftGroup(part) ? findGroupKey(part, key) : undefined;
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Changing the field resets the rule to the first operator of that field. */
export function aboutField(rule: DraftRule, field: { field: string; kind: RuleKind }): DraftRule {
  return { key: rule.key, field: field.field, operator: OPERATORS_OF_KIND[field.kind][0] };
}

function inEachGroup(draft: DraftGroup, change: (inside: DraftGroup) => DraftGroup): DraftGroup {
  return {
    ...draft,
    filters: draft.filters.map((part) => (isDraftGroup(part) ? change(part) : part)),
  };
}

/** The rules at a path of the sent rules, as in a count response. */
export function rulesAt(rules: RuleGroup, path: readonly number[]): RuleFilter[] {
  const part = path.reduce<RuleFilter | RuleGroup | undefined>(
    (at, index) => (at && isRuleGroup(at) ? at.filters[index] : undefined),
    rules,
  );
  if (!part) return [];
  return isRuleGroup(part) ? flattenRules(part) : [part];
}
