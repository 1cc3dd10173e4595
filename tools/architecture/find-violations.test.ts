import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fileRules } from './file-rules.ts';
import { findViolations } from './find-violations.ts';
import { importRules } from './import-rules.ts';

const EXAMPLES = join(import.meta.dirname, 'examples');
const rules = [
  ...importRules.map(({ name }) => name),
  ...fileRules.map(({ name }) => name),
  'modules-without-circles',
];

test('every rule has an example that breaks it, and every example a rule', () => {
  expect(
    readdirSync(EXAMPLES)
      .filter((name) => name !== 'house-in-order')
      .sort(),
  ).toEqual(rules.toSorted());
});

test.each(rules)('the rule %s is seen to work, and it alone', async (rule) => {
  const violations = await findViolations(join(EXAMPLES, String(rule)));
  expect(new Set(violations.map((violation) => violation.rule))).toEqual(new Set([rule]));
});

test('a house in order breaks no rule', async () => {
  expect(await findViolations(join(EXAMPLES, 'house-in-order'))).toEqual([]);
});
