import fc from 'fast-check';
import type { NewIntention } from '../write-intentions.ts';

const someIntention = fc.record({
  source: fc.constantFrom('lead', 'scan', 'search'),
  sourceKey: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'),
  day: fc.constantFrom('2026-09-30', '2026-10-01', '2026-10-31', '2025-02-28'),
  quantity: fc.nat({ max: 3 }),
  unserved: fc.nat({ max: 3 }),
  country: fc.constantFrom('FR', 'DE', ''),
  latitude: fc.option(fc.double({ min: 42, max: 55, noNaN: true })),
  longitude: fc.double({ min: -5, max: 15, noNaN: true }),
  precision: fc.constantFrom('kilometre', 'country'),
  sku: fc.constantFrom('', 'SKU-1', 'SKU-2'),
  category: fc.constantFrom('', 'Knives', 'Forks'),
}) as fc.Arbitrary<NewIntention>;
/** Writes some intentions, which may replace others, or removes some. */
export const demandChange = fc.oneof(
  fc.array(someIntention, { maxLength: 6 }).map((write) => ({ write, remove: [] })),
  fc.array(someIntention, { maxLength: 3 }).map((remove) => ({ write: [], remove })),
);
