import { expect, test } from 'vitest';
import { contactPeriods } from './contact-periods.ts';

test('months are told in the reader’s words, and the present one is open [PH-01] [GEN-03]', () => {
  const monthes = [
    { month: '2026-10', count: 3 },
    { month: '2026-11', count: 5 },
  ];
  expect(contactPeriods(monthes, 'fr')).toEqual([
    { key: '2026-10', label: 'oct.', name: 'octobre 2026', values: { contacts: 3 } },
    { key: '2026-11', label: 'nov.', name: 'novembre 2026', open: true, values: { contacts: 5 } },
  ]);
});
