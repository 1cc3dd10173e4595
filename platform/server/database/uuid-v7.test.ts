import { expect, test } from 'vitest';
import { uuid } from '#platform/contract/ids.ts';
import { uuidV7 } from './record-ids.ts';

test('an id made later sorts later, and is a uuid of version 7', () => {
  const early = uuidV7(Date.UTC(2026, 0, 1));
  const late = uuidV7(Date.UTC(2026, 0, 1) + 1);
  expect(early < late).toBe(true);
  expect(uuid.parse(early)).toBe(early);
  expect(early[14]).toBe('7');
  expect(early.startsWith(Date.UTC(2026, 0, 1).toString(16).padStart(12, '0').slice(0, 8))).toBe(
    true,
  );
});

test('two ids of one moment differ', () => {
  expect(uuidV7(1)).not.toBe(uuidV7(1));
});

test('ids of one moment sort in the order in which they were made', () => {
  const ids = Array.from({ length: 1_000 }, () => uuidV7(5));
  expect(ids.toSorted()).toEqual(ids);
});
