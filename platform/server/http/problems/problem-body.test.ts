import { expect, test } from 'vitest';
import { boundedProblem } from './problem-body.ts';

test('input that a refusal repeats is shortened without splitting characters', () => {
  const { errors, params } = boundedProblem({
    params: { name: `${'a'.repeat(498)}🧀${'b'.repeat(10_000)}`, count: 3 },
    errors: [{ field: `body.${'k'.repeat(10_000)}`, code: 'unknown' }],
  });
  expect(errors?.[0]?.field).toMatch(/^body\.k{194}…$/);
  expect(String(params?.name).length).toBeLessThanOrEqual(500);
  expect(String(params?.name).isWellFormed()).toBe(true);
  expect(params?.count).toBe(3);
});

test('however many places there are, the answer is bounded', () => {
  const error = { field: 'body.file', code: 'wrong', params: { value: 'x'.repeat(400) } };
  const { errors } = boundedProblem({ params: undefined, errors: Array(100_000).fill(error) });
  expect(errors?.length).toBeGreaterThan(20);
  expect(JSON.stringify(errors).length).toBeLessThan(70_000);
});

test('short input is repeated unchanged', () => {
  const problem = { params: { suffix: 'sale' }, errors: [{ field: 'body.suffix', code: 'TAKEN' }] };
  expect(boundedProblem(problem)).toEqual(problem);
});
