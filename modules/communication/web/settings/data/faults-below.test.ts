import { expect, test } from 'vitest';
import { faultsBelow } from './faults-below.ts';

test('a wrong rule does not open the rules whose number begins with its own [REV-07]', () => {
  const errors = { 'rules.10.words.2': 'too long', 'rules.1.words.0': 'too long', signature: '' };
  expect(faultsBelow(errors, 'rules.1')).toEqual(['rules.1.words.0']);
  expect(faultsBelow(errors, 'rules.10.words')).toEqual(['rules.10.words.2']);
  expect(faultsBelow(errors, 'rules.2')).toEqual([]);
});
