import { expect, test } from 'vitest';
import { uuid } from '#platform/contract/ids.ts';
import { deriveVisitIdentity } from './phone-visits.ts';
import { ONE_VISIT_MS } from './recent-visits.ts';

const NOW = Date.UTC(2026, 10, 16, 8, 30, 4);

test('all that have the key make the same visit of the same moment [TP-06]', () => {
  const visit = deriveVisitIdentity('key', 'phone', NOW);
  expect(uuid.parse(visit.id)).toBe(visit.id);
  expect(visit.id[14]).toBe('7');
  expect(deriveVisitIdentity('key', 'phone', NOW + 5_999)).toEqual(visit);
  expect(NOW - visit.at.getTime()).toBeLessThan(ONE_VISIT_MS);
});

test('another moment, phone or key has nothing in common with it but the time [TP-06]', () => {
  const tail = (...given: Parameters<typeof deriveVisitIdentity>) =>
    deriveVisitIdentity(...given).id.slice(14);
  const tails = [
    tail('key', 'phone', NOW),
    tail('key', 'phone', NOW + ONE_VISIT_MS),
    tail('key', 'other', NOW),
    tail('other', 'phone', NOW),
  ];
  expect(new Set(tails).size).toBe(4);
});
