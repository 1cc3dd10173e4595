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

test('the line tells how much of its time a lead has used, and its end comes near within two days [LEAD-01]', () => {
  expect(computeLeadDeadline(lead, NOW)).toEqual({ used: 0.75, isSoon: false, goalHours: 24 });
  expect(computeLeadDeadline({ ...lead, closesAt: at(1.9) }, NOW)?.isSoon).toBe(true);
  expect(computeLeadDeadline({ ...lead, closesAt: at(-1) }, NOW)?.used).toBe(1);
});

test('an accepted one counts from when it was accepted and is late for nobody [LEAD-01]', () => {
  const accepted = { ...lead, status: 'accepted' as const, acceptedAt: at(-2), answerBy: null };
  expect(computeLeadDeadline(accepted, NOW)).toEqual({ used: 0.5, isSoon: false, goalHours: null });
});

test('a new one within the goal is not late, and what has ended has no time [LEAD-01]', () => {
  expect(computeLeadDeadline({ ...lead, answerBy: at(0.5) }, NOW)?.goalHours).toBeNull();
  expect(computeLeadDeadline({ ...lead, closesAt: null }, NOW)).toBeNull();
});

test('one that was lost by itself says after how many days', () => {
  expect(countIdleDays({ createdAt: at(-10), acceptedAt: null, lostAt: at(-3) })).toBe(7);
});
