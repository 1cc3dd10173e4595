import { expect, test } from 'vitest';
import { suffixFault } from './use-suffix-check.ts';

test('a suffix that is there already, in whatever case, is not added twice', () => {
  expect(suffixFault('Stopejern', ['stopejern'])).toEqual({ code: 'suffixTwice' });
});

test('a reserved or malformed suffix is reported without a request to the server', () => {
  expect(suffixFault('api', [])?.code).toBe('suffixReserved');
  expect(suffixFault('fonte/entretien', [])?.code).toBe('suffix');
});

test('nothing typed is nothing wrong, and a good one is good', () => {
  expect(suffixFault('', ['a'])).toBeUndefined();
  expect(suffixFault('gusseisen', ['a'])).toBeUndefined();
});
