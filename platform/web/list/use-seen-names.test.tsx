import { expect, test } from 'vitest';
import { renderHookOnce } from '#platform/testing/render-hook-once.tsx';
import { useSeenNames } from './use-bulk-actions.ts';

const rows = [
  { id: 'a', scans: 12 },
  { id: 'b', scans: 4 },
];
const namesOf = () =>
  renderHookOnce(() =>
    useSeenNames(rows, {
      idOf: ({ id }) => id,
      namedRow: ({ id, scans }) => ({ name: id, figure: `${scans} scans` }),
    }),
  );

test('rows chosen one by one are named with their figures, those never seen are not [TP-01]', () => {
  expect(namesOf()({ kind: 'ids', ids: new Set(['b', 'elsewhere']) })).toEqual([
    { name: 'b', figure: '4 scans' },
  ]);
});

test('of all that fit, those on the screen are named, without those taken out [TP-01]', () => {
  expect(namesOf()({ kind: 'all', except: new Set(['a']) })).toEqual([
    { name: 'b', figure: '4 scans' },
  ]);
});
