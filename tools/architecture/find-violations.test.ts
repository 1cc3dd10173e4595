import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fileRules, findViolations } from './find-violations.ts';
import { folderRules } from './folder-rules.ts';
import { circleRules } from './import-circles.ts';
import { importRules } from './import-rules.ts';

const EXAMPLES = join(import.meta.dirname, 'examples');
const rules = [
  ...importRules.map(({ name }) => name),
  ...circleRules.map(({ name }) => name),
  ...fileRules.map(({ name }) => name),
  ...folderRules,
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

test('a valid project has no violations', async () => {
  expect(await findViolations(join(EXAMPLES, 'house-in-order'))).toEqual([]);
});

test('a cycle is reported once, by its shortest path', async () => {
  expect(await findViolations(join(EXAMPLES, 'no-type-circles'))).toEqual([
    expect.objectContaining({
      where: 'platform/server/app.ts',
      reason: expect.stringContaining(
        'imports platform/server/jobs/jobs.ts → platform/server/jobs/queue.ts → platform/server/app.ts.',
      ),
    }),
  ]);
});

test('a lazy import closes a circle like any other', async () => {
  const circles = await findViolations(join(EXAMPLES, 'no-circles'));
  expect(circles.map(({ where }) => where)).toEqual([
    'platform/server/first.ts',
    'platform/server/fourth.ts',
  ]);
});
