import { expect, test } from 'vitest';
import type { RuleFilter } from '#modules/profile-hub/contract/segment-rule.ts';
import { usedOnce } from '#platform/testing/used-once.tsx';
import type { NamedField } from './use-rule-fields.ts';
import { useRulePhrase } from './use-rule-phrase.ts';

const phrase = usedOnce(useRulePhrase);
const options = ['Germany', 'Austria', 'Switzerland'].map((label, index) => ({
  label,
  value: ['DE', 'AT', 'CH'][index] ?? '',
  given: label,
}));
const field = { kind: 'choice', options } as unknown as NamedField;
const said = (rule: RuleFilter) => phrase(rule, field);

/** Texts are said by their keys. */
test('a segment says consent and country in words [PH-03]', () => {
  expect(said({ field: 'optin_email', operator: 'is', value: true })).toMatch(/mayEmail$/);
  expect(said({ field: 'country', operator: 'isOneOf', value: ['DE', 'AT', 'CH'] })).toMatch(
    /inCountry$/,
  );
  expect(said({ field: 'country', operator: 'isNot', value: 'DE' })).toMatch(/notInCountry$/);
  expect(said({ field: 'optin_email', operator: 'is', value: 'withdrawn' })).toBeUndefined();
  expect(said({ field: 'city', operator: 'is', value: 'Oslo' })).toBeUndefined();
});
