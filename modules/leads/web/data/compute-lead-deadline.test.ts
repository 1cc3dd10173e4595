import { expect, test } from 'vitest';
import { computeLeadDeadline, countIdleDays } from './compute-lead-deadline.ts';

const NOW = Date.parse('2026-11-16T12:00:00Z');
const at = (days: number) => new Date(NOW + days * 24 * 3_600_000).toISOString();
const lead = {
  status: 'new' as const,
  createdAt: at(-6),
  acceptedAt: null,
  closesAt: at(2),
  answerBy: at(-5),
};

test('a lead shows how much of its time is used, and its deadline is soon within two days [LEAD-01]', () => {
  expect(computeLeadDeadline(lead, NOW)).toEqual({ used: 0.75, isSoon: false, goalHours: 24 });
  expect(computeLeadDeadline({ ...lead, closesAt: at(1.9) }, NOW)?.isSoon).toBe(true);
  expect(computeLeadDeadline({ ...lead, closesAt: at(-1) }, NOW)?.used).toBe(1);
});

test('an accepted lead counts from its acceptance and is never late [LEAD-01]', () => {
  const accepted = { ...lead, status: 'accepted' as const, acceptedAt: at(-2), answerBy: null };
  expect(computeLeadDeadline(accepted, NOW)).toEqual({ used: 0.5, isSoon: false, goalHours: null });
});

test('a new lead within the response goal is not late, and a lead without a closing time has no deadline [LEAD-01]', () => {
  expect(computeLeadDeadline({ ...lead, answerBy: at(0.5) }, NOW)?.goalHours).toBeNull();
  expect(computeLeadDeadline({ ...lead, closesAt: null }, NOW)).toBeNull();
});

test('an automatically lost lead shows after how many days it was lost', () => {
  expect(countIdleDays({ createdAt: at(-10), acceptedAt: null, lostAt: at(-3) })).toBe(7);
});
