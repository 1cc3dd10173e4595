import { expect, test } from 'vitest';
import { brokenRules, type FormRules } from './form-faults.ts';

const rules: FormRules<{ password: string; again: string }> = {
  again: ({ password, again }) => (password === again ? undefined : { code: 'passwordsMustMatch' }),
};

test('a different second password is reported at the second field [PRO-03]', () => {
  expect(brokenRules(rules, { password: 'one', again: 'two' })).toEqual({
    again: { code: 'passwordsMustMatch' },
  });
});

test('satisfied rules report nothing, and a form may have no rules', () => {
  expect(brokenRules(rules, { password: 'one', again: 'one' })).toEqual({});
  expect(brokenRules(undefined, { password: 'one', again: 'two' })).toEqual({});
});
