import { expect, test } from 'vitest';
import { isUsedByConvention } from './key-problems.ts';

const sources = [
  { path: 'modules/leads/contract/lead-problems.ts', text: "code: 'LEAD_TAKEN'" },
  { path: 'modules/leads/contract/lead.ts', text: "z.string().regex(/x/, { error: 'noBar' })" },
  { path: 'modules/leads/server/lead-line.ts', text: "new CellFault('leads.tooOld')" },
  { path: 'platform/contract/field-fault.ts', text: "return { code: 'required' }" },
];

test.each([
  ['leads', 'problem.leadTaken'],
  ['leads', 'fault.noBar'],
  ['leads', 'importFault.tooOld'],
  ['platform', 'field.required'],
  ['leads', 'operations.job.sweep'],
])('%s:%s is used by convention', (namespace, key) => {
  expect(isUsedByConvention(namespace, key, sources)).toBe(true);
});

test.each([
  ['leads', 'problem.leadGone'],
  ['leads', 'fault.required'],
  ['directory', 'fault.noBar'],
  ['leads', 'list.title'],
])('%s:%s is not used by convention', (namespace, key) => {
  expect(isUsedByConvention(namespace, key, sources)).toBe(false);
});
