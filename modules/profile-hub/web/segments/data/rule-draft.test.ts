import { expect, test } from 'vitest';
import type { RuleGroup } from '#modules/profile-hub/contract/segment-rule.ts';
import {
  aboutField,
  addTo,
  type DraftGroup,
  draftRules,
  findGroupKey,
  isDraftGroup,
  newGroup,
  newRule,
  ruleWithTooManyValues,
  toRuleDraft,
  toRuleGroup,
  withCondition,
  without,
  withRule,
} from './rule-draft.ts';

const RULES: RuleGroup = {
  condition: 'and',
  filters: [
    { field: 'country', operator: 'isOneOf', value: ['AT'] },
    { condition: 'or', filters: [{ field: 'city', operator: 'is', value: 'Linz' }] },
  ],
};
const all = () => true;
const inner = (draft: DraftGroup) => draft.filters.find(isDraftGroup) as DraftGroup;

test('the sent rules equal the loaded rules, including nested groups [PH-03]', () => {
  expect(toRuleGroup(toRuleDraft(RULES), all)).toEqual(RULES);
});

test('a rule that is not finished is left out of the count, and its group with it [PH-03]', () => {
  const draft = addTo(toRuleDraft(RULES), toRuleDraft(RULES).key, newRule());
  expect(toRuleGroup(draft, ({ field }) => field === 'country')).toEqual({
    condition: 'and',
    filters: [RULES.filters[0]],
  });
});

test('parts are added to their group, changed and taken out; the last one takes its group along [PH-03]', () => {
  const draft = toRuleDraft(RULES);
  const group = inner(draft);
  const added = newRule();
  const longer = addTo(draft, group.key, added);
  expect(findGroupKey(longer, added.key)).toBe(group.key);
  const changed = withRule(longer, { ...added, field: 'zip', operator: 'is', value: '4020' });
  expect(draftRules(changed).map(({ field }) => field)).toEqual(['country', 'city', 'zip']);
  expect(inner(withCondition(changed, group.key, 'and')).condition).toBe('and');
  const [city] = group.filters;
  const shorter = without(draft, city?.key ?? 0);
  expect(toRuleGroup(shorter, all).filters).toEqual([RULES.filters[0]]);
  expect(inner(addTo(draft, group.key, newGroup('and'))).filters).toHaveLength(2);
});

test('a rule with another field resets operator and value [PH-03]', () => {
  const rule = { key: 7, field: 'country', operator: 'isOneOf' as const, value: ['AT'] };
  expect(aboutField(rule, { field: 'birthdate', kind: 'day' })).toEqual({
    key: 7,
    field: 'birthdate',
    operator: 'after',
  });
});

test('the rule that exceeds the limit of values is identified, at any depth [PH-03]', () => {
  const values = (count: number) => ({
    field: 'city',
    operator: 'isOneOf' as const,
    value: Array.from({ length: count }, (_, index) => `City ${index}`),
  });
  const lists = [values(500), values(500), values(500)];
  const inside = { condition: 'or' as const, filters: [values(400), values(100)] };
  const atLimit = toRuleDraft({ condition: 'and', filters: [...lists, inside] });
  expect(ruleWithTooManyValues(atLimit)).toBeUndefined();
  const one = { field: 'country', operator: 'is' as const, value: 'AT' };
  const over = toRuleDraft({ condition: 'and', filters: [...lists, one, inside] });
  expect(ruleWithTooManyValues(over)).toBe(draftRules(over).at(-1)?.key);
});
