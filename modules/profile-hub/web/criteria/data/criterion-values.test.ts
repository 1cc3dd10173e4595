import { expect, test } from 'vitest';
import type { Criterion } from '#modules/profile-hub/contract/criterion.ts';
import { criterionEdits, valuesOfCriterion, writtenOptions } from './criterion-values.ts';

const owns: Criterion = {
  id: '0123456789abcdef01234567',
  label: 'Owns',
  slug: 'owns',
  type: 'closedMultiple',
  active: true,
  mandatory: false,
  options: [
    { id: 101, label: 'Pot' },
    { id: 102, label: 'Pan' },
  ],
  source: 'custom',
  consent: false,
  version: 3,
};

test('only what was changed is sent [PH-07]', () => {
  const before = valuesOfCriterion(owns);
  expect(criterionEdits(before, before)).toEqual({});
  expect(criterionEdits(before, { ...before, active: false })).toEqual({ active: false });
  const options = [...before.options.toReversed(), { id: null, label: 'Knife' }];
  expect(criterionEdits(before, { ...before, options })).toEqual({ options });
});

test('an empty line is no option, and a text has none', () => {
  const values = { ...valuesOfCriterion(owns), options: [{ id: null, label: '  ' }] };
  expect(writtenOptions(values)).toEqual([]);
  expect(writtenOptions({ ...valuesOfCriterion(owns), kind: 'text' })).toEqual([]);
});

test('a purpose of consent is a kind of its own', () => {
  const consent = { ...owns, consent: true, type: 'closedUnique' as const, options: [] };
  expect(valuesOfCriterion(consent).kind).toBe('consent');
});
