import { expect, test } from 'vitest';
import { chosenValues } from './chosen-values.ts';

const fields = [
  {
    id: 'queue',
    name: 'Queue',
    kind: 'choice' as const,
    options: ['mail', 'files', 'events'].map((value) => ({ value, label: value })),
  },
];
const choice = (operator: 'any-of' | 'none-of', ...value: string[]) => [
  { field: 'queue', kind: 'choice' as const, operator, value },
];

test('a choice is asked for as it stands, and its opposite as all the others', () => {
  expect(chosenValues(choice('any-of', 'mail', 'files'), fields, 'queue')).toBe('mail,files');
  expect(chosenValues(choice('none-of', 'mail'), fields, 'queue')).toBe('files,events');
});

test('what was not chosen is not asked for', () => {
  expect(chosenValues([], fields, 'queue')).toBeUndefined();
  expect(chosenValues(choice('any-of', 'mail'), fields, 'client')).toBeUndefined();
});
