import { expect, test } from 'vitest';
import { computeLeadProgress } from './lead-progress.ts';

const day = (at: number) => new Date(Date.UTC(2026, 10, at)).toISOString();
const now = Date.parse(day(15));
const lead = {
  status: 'new',
  createdAt: day(10),
  acceptedAt: null,
  closesAt: day(20),
  answerBy: day(16),
} as const;

test('a new lead is on the first piece of its way until its time is over [LEAD-02]', () => {
  expect(computeLeadProgress(lead, now)).toEqual({
    isAnswered: false,
    hasEnded: false,
    used: 0.5,
    isLate: false,
  });
});

test('a late answer is marked, and a lead that is never lost automatically has used no time [LEAD-02]', () => {
  expect(computeLeadProgress(lead, Date.parse(day(17))).isLate).toBe(true);
  expect(computeLeadProgress({ ...lead, closesAt: null }, now)).toMatchObject({ used: 0 });
});

test('the time of an accepted lead runs from its acceptance, and an ended one has none [LEAD-02]', () => {
  const accepted = { ...lead, status: 'accepted', acceptedAt: day(14), closesAt: day(16) } as const;
  expect(computeLeadProgress(accepted, now)).toMatchObject({
    used: 0.5,
    isAnswered: true,
    isLate: false,
  });
  const lost = { ...accepted, status: 'lost', closesAt: null } as const;
  expect(computeLeadProgress(lost, now)).toMatchObject({ hasEnded: true, used: 1 });
});
