import { RULE_VALUES_LIMIT } from '#modules/profile-hub/contract/limits.ts';
import { ruleValues } from '#modules/profile-hub/contract/rule-fault.ts';
import { OPERATORS_OF_KIND, type RuleKind } from '#modules/profile-hub/contract/rule-operators.ts';
import {
  isRuleGroup,
  type RuleFilter,
  type RuleGroup,
  rulesOf,
} from '#modules/profile-hub/contract/segment-rule.ts';

/** Rules while somebody edits them: each part has a key, by which it stays itself when others come and go. */
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

export function draftOf(rules: RuleGroup): DraftGroup {
  lastKey += 1;
  const key = lastKey;
  return {
    key,
    condition: rules.condition,
    filters: rules.filters.map((part) => {
      if (isRuleGroup(part)) return draftOf(part);
      lastKey += 1;
      return { ...part, key: lastKey };
    }),
  };
}

export function isDraftGroup(part: DraftPart): part is DraftGroup {
  return 'filters' in part;
}

/** As they are sent; those that are left out, and groups that hold nothing then, ask nothing. */
export function rulesOfDraft(draft: DraftGroup, keeps: (rule: DraftRule) => boolean): RuleGroup {
  return {
    condition: draft.condition,
    filters: draft.filters.flatMap((part): RuleGroup['filters'] => {
      if (isDraftGroup(part)) {
        const inside = rulesOfDraft(part, keeps);
        return inside.filters.length > 0 ? [inside] : [];
      }
      return keeps(part) ? [plainRule(part)] : [];
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

/** The rule with whose values there are more than a segment can have. */
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

/** A group that holds nothing any more goes with its last part. */
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

/** The group in which a rule stands: the one that is being edited while the rule is. */
export function groupOf(draft: DraftGroup, key: number): number | undefined {
  for (const part of draft.filters) {
    if (part.key === key) return draft.key;
    const found = isDraftGroup(part) ? groupOf(part, key) : undefined;
    if (found !== undefined) return found;
  }
  return undefined;
}

/** A rule about something else begins anew, with the first way to ask about that. */
export function aboutField(rule: DraftRule, field: { field: string; kind: RuleKind }): DraftRule {
  return { key: rule.key, field: field.field, operator: OPERATORS_OF_KIND[field.kind][0] };
}

function inEachGroup(draft: DraftGroup, change: (inside: DraftGroup) => DraftGroup): DraftGroup {
  return {
    ...draft,
    filters: draft.filters.map((part) => (isDraftGroup(part) ? change(part) : part)),
  };
}

/** The rules at a place, as a count tells places: in what was sent. */
export function rulesAt(rules: RuleGroup, path: readonly number[]): RuleFilter[] {
  const part = path.reduce<RuleFilter | RuleGroup | undefined>(
    (at, index) => (at && isRuleGroup(at) ? at.filters[index] : undefined),
    rules,
  );
  if (!part) return [];
  return isRuleGroup(part) ? rulesOf(part) : [part];
}
