import { expect, test } from 'vitest';
import type { Criterion } from '#modules/profile-hub/contract/criterion.ts';
import { criterionEdits, toCriterionValues, writtenOptions } from './criterion-values.ts';

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

test('only changed values are sent [PH-07]', () => {
  const before = toCriterionValues(owns);
  expect(criterionEdits(before, before)).toEqual({});
  expect(criterionEdits(before, { ...before, active: false })).toEqual({ active: false });
  const options = [...before.options.toReversed(), { id: null, label: 'Knife', labels: {} }];
  expect(criterionEdits(before, { ...before, options })).toEqual({ options });
});

test('a language that is emptied loses its label, of the criterion and of an option [PH-07]', () => {
  const [pot, ...others] = toCriterionValues(owns).options;
  const before = { ...toCriterionValues(owns), labels: { fr: 'Possède' } };
  const options = [{ ...pot, id: 101, label: 'Pot', labels: { fr: ' ', de: 'Topf' } }, ...others];
  expect(criterionEdits(before, { ...before, labels: { fr: '', de: 'Besitzt' }, options })).toEqual(
    {
      labels: { de: 'Besitzt' },
      options: [{ id: 101, label: 'Pot', labels: { de: 'Topf' } }, ...others],
    },
  );
});

test('an empty line is no option, and a text has none', () => {
  const values = { ...toCriterionValues(owns), options: [{ id: null, label: '  ', labels: {} }] };
  expect(writtenOptions(values)).toEqual([]);
  expect(writtenOptions({ ...toCriterionValues(owns), kind: 'text' })).toEqual([]);
});

test('a purpose of consent is a kind of its own', () => {
  const consent = { ...owns, consent: true, type: 'closedUnique' as const, options: [] };
  expect(toCriterionValues(consent).kind).toBe('consent');
});
