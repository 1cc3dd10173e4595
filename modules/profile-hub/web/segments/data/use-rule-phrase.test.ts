import { expect, test } from 'vitest';
import type { RuleFilter } from '#modules/profile-hub/contract/segment-rule.ts';
import { renderHookOnce } from '#platform/testing/render-hook-once.tsx';
import { useRulePhrase } from '../components/segment-sentence.tsx';
import type { NamedField } from './use-rule-fields.ts';

const phrase = renderHookOnce(useRulePhrase);
const options = ['Germany', 'Austria', 'Switzerland'].map((label, index) => ({
  label,
  value: ['DE', 'AT', 'CH'][index] ?? '',
  given: label,
}));
const field = { kind: 'choice', name: 'City', options } as unknown as NamedField;
const phraseOf = (rule: RuleFilter, kind: NamedField['kind'] = 'choice') =>
  phrase(rule, { ...field, kind });

/** The test shows texts as their keys. */
test('each rule of a segment is phrased as part of a sentence [PH-03]', () => {
  expect(phraseOf({ field: 'optin_email', operator: 'is', value: true })).toMatch(/mayEmail$/);
  expect(phraseOf({ field: 'country', operator: 'isOneOf', value: ['DE', 'AT', 'CH'] })).toMatch(
    /inCountry$/,
  );
  expect(phraseOf({ field: 'country', operator: 'isNot', value: 'DE' })).toMatch(/notInCountry$/);
  expect(phraseOf({ field: 'optin_email', operator: 'is', value: 'withdrawn' }, 'consent')).toMatch(
    /with$/,
  );
  expect(phraseOf({ field: 'club', operator: 'is', value: true }, 'consent')).toMatch(/with$/);
  expect(phraseOf({ field: 'visits', operator: 'atLeast', value: 3 }, 'number')).toMatch(/where$/);
  expect(phraseOf({ field: 'city', operator: 'is', value: 'Oslo' }, 'text')).toMatch(/fieldIs$/);
  expect(phraseOf({ field: 'city', operator: 'contains', value: 'Os' }, 'text')).toMatch(
    /fieldContains$/,
  );
  expect(phraseOf({ field: 'nickname', operator: 'contains', value: 'Os' }, 'text')).toMatch(
    /where$/,
  );
  expect(phraseOf({ field: 'nickname', operator: 'is', value: 'Oslo' }, 'text')).toMatch(/with$/);
  expect(phraseOf({ field: 'birthdate', operator: 'after', value: '1990-01-01' }, 'day')).toMatch(
    /born$/,
  );
  expect(phraseOf({ field: '@bought', operator: 'isNot', value: 'x' }, 'event')).toMatch(
    /notBought$/,
  );
  expect(phraseOf({ field: 'owns', operator: 'isNoneOf', value: [1] }, 'list')).toMatch(/without$/);
  expect(phraseOf({ field: 'owns', operator: 'isEmpty' }, 'list')).toMatch(/fieldUnknown$/);
  expect(phraseOf({ field: '@scan', operator: 'isEmpty' }, 'event')).toMatch(/where$/);
  expect(phraseOf({ field: '@segment', operator: 'isNot', value: 'x' }, 'segment')).toMatch(
    /notInSegment$/,
  );
  expect(phraseOf({ field: '@lastScan', operator: 'withinLast', value: 90 }, 'last')).toMatch(
    /lastScan$/,
  );
  expect(phraseOf({ field: '@reviewGrade', operator: 'atLeast', value: 4 }, 'grade')).toMatch(
    /gradeAtLeast$/,
  );
});
