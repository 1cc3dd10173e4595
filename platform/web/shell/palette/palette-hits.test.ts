import { expect, test } from 'vitest';
import { SEARCH_KINDS } from '#platform/contract/search.ts';
import {
  KNOWN_KINDS,
  type PaletteGroup,
  type PaletteHit,
  type PaletteKind,
  shownGroups,
  withTab,
} from './palette-hits.ts';

function group(kind: PaletteKind, count: number): PaletteGroup {
  const hits = Array.from({ length: count }, (_, id) => ({ kind, id: String(id) }) as PaletteHit);
  return { kind, total: count, hits };
}

test('every kind of search result has a position in the palette [NAV-08]', () => {
  expect([...KNOWN_KINDS].sort()).toEqual(
    [...SEARCH_KINDS, 'clients', 'actions', 'screens'].sort(),
  );
});

test('"all" shows the first three of each kind and leaves empty kinds out', () => {
  const shown = shownGroups(
    [group('screens', 1), group('users', 0), group('touchpoints', 9)],
    'all',
  );
  expect(shown.map(({ kind, hits }) => [kind, hits.length])).toEqual([
    ['touchpoints', 3],
    ['screens', 1],
  ]);
});

test('the tab of a kind shows all it has and nothing else', () => {
  const shown = shownGroups([group('users', 5), group('leads', 2)], 'users');
  expect(shown.map(({ kind, hits }) => [kind, hits.length])).toEqual([['users', 5]]);
});

test('kinds defined by a module are listed after the known kinds and before the screens [NAV-08]', () => {
  const shown = shownGroups(
    [group('screens', 1), group('platform/loyalty', 2), group('users', 1)],
    'all',
  );
  expect(shown.map(({ kind }) => kind)).toEqual(['users', 'platform/loyalty', 'screens']);
});

test('the open tab stays when nothing of its kind fits any more [NAV-08]', () => {
  const kinds = (tab: string) => withTab([group('users', 1)], tab).map(({ kind }) => kind);
  expect(kinds('leads')).toEqual(['users', 'leads']);
  expect(kinds('users')).toEqual(['users']);
  expect(kinds('all')).toEqual(['users']);
});
