import { expect, test } from 'vitest';
import { contactPeriods } from '../components/dashboard-charts.tsx';

test('months have names in the reader’s language, link to their days, and the current one is open [PH-01] [GEN-03]', () => {
  const monthes = [
    { month: '2024-02', count: 3 },
    { month: '2026-11', count: 5 },
  ];
  const wayOf = ({ name, first, last }: { name: string; first: string; last: string }) => ({
    href: `${first}…${last}`,
    words: name,
  });
  expect(contactPeriods(monthes, 'fr', wayOf)).toEqual([
    {
      key: '2024-02',
      label: 'févr.',
      name: 'février 2024',
      values: { contacts: 3 },
      way: { href: '2024-02-01…2024-02-29', words: 'février 2024' },
    },
    {
      key: '2026-11',
      label: 'nov.',
      name: 'novembre 2026',
      open: true,
      values: { contacts: 5 },
      way: { href: '2026-11-01…2026-11-30', words: 'novembre 2026' },
    },
  ]);
});
