import { expect, test } from 'vitest';
import type { Comparison } from '#modules/profile-hub/contract/duplicate.ts';
import {
  choicesFrom,
  isSameInAll,
  isStillBlocked,
  mergedValue,
  suggestedChoices,
} from './use-merge.ts';

const contact = (id: string, criterias: Comparison['contacts'][number]['criterias']) => ({
  ...({} as Comparison['contacts'][number]),
  id,
  criterias,
});
const field = (slug: string, type: Comparison['fields'][number]['type'] = 'text') => ({
  slug,
  type,
  label: slug,
  kind: 'text',
  options: [],
  suggested: 'a',
});
const lastname = field('lastname');
const city = field('city');
const zip = field('zip');
const owns = field('owns', 'closedMultiple');
const comparison = {
  contacts: [
    contact('a', { lastname: 'Castanié', city: 'Rodez', zip: '12000', owns: [1, 2] }),
    contact('b', { lastname: 'Delmas', city: null, zip: '12000', owns: [2, 3] }),
  ],
  fields: [lastname, city, zip, owns],
  consents: [],
  consentEntries: 0,
} satisfies Comparison;

test('taking all from one contact loses nothing that only the other knows [PH-18]', () => {
  const choices = choicesFrom(comparison, 'b');
  expect(mergedValue(comparison, lastname, choices)).toBe('Delmas');
  expect(mergedValue(comparison, city, choices)).toBe('Rodez');
});

test('lists take what any of them has, whatever is chosen [PH-18]', () => {
  expect(mergedValue(comparison, owns, suggestedChoices(comparison))).toEqual([1, 2, 3]);
});

test('what all have alike is no choice', () => {
  expect(isSameInAll(comparison, zip)).toBe(true);
  expect(isSameInAll(comparison, lastname)).toBe(false);
});

test('the merged contact stays blocked where its chosen address is [PH-18]', () => {
  const blocked: Comparison['consents'][number]['blocked'] = [['email'], []];
  expect(isStillBlocked(comparison, { email: 'a', phone: 'b' }, blocked)).toBe(true);
  expect(isStillBlocked(comparison, { email: 'b', phone: 'a' }, blocked)).toBe(false);
  expect(isStillBlocked(comparison, {}, blocked)).toBe(false);
});
