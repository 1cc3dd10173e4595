import { expect, test } from 'vitest';
import { brokenRules, type FormRules } from './form-faults.ts';

const rules: FormRules<{ password: string; again: string }> = {
  again: ({ password, again }) => (password === again ? undefined : { code: 'passwordsMustMatch' }),
};

test('a password typed differently the second time is said at the second one [PRO-03]', () => {
  expect(brokenRules(rules, { password: 'one', again: 'two' })).toEqual({
    again: { code: 'passwordsMustMatch' },
  });
});

test('kept rules say nothing, and a form may have none', () => {
  expect(brokenRules(rules, { password: 'one', again: 'one' })).toEqual({});
  expect(brokenRules(undefined, { password: 'one', again: 'two' })).toEqual({});
});
