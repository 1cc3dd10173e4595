import { expect, test } from 'vitest';
import { stillFitting } from './find-anything.tsx';

const hit = (title: string, meta = '') => ({ id: title, path: title, title, meta });
const groups = [
  {
    kind: 'users',
    total: 40,
    hits: [hit('Lars Messerschmitt', 'lars@aubrac.example'), hit('Ève Messer')],
  },
  { kind: 'leads', total: 1, hits: [hit('Messerblock')] },
];

test('results that do not match the new text are hidden, the others stay until the response [NAV-08]', () => {
  expect(stillFitting(groups, 'lars aubrac')).toEqual([
    { kind: 'users', total: 1, hits: [groups[0]?.hits[0]] },
  ]);
  expect(stillFitting(groups, 'EVE').map(({ hits }) => hits.map(({ title }) => title))).toEqual([
    ['Ève Messer'],
  ]);
  expect(stillFitting(groups, 'conver')).toEqual([]);
});
