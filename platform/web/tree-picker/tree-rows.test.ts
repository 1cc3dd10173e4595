import { expect, test } from 'vitest';
import { indexTree } from './tree-index.ts';
import { rowsLeadingTo, visibleRows } from './tree-rows.ts';
import { treeSearcher } from './use-tree-search.ts';

const tree = indexTree([
  { id: 'aubrac', parentId: null, label: 'Maison Aubrac' },
  { id: 'norge', parentId: 'aubrac', label: 'Norge' },
  { id: 'oslo', parentId: 'norge', label: 'Kjøkkenhjørnet Bjørvika', note: 'Oslo' },
  { id: 'tromso', parentId: 'norge', label: 'Tromsø Kniv og Kjele', note: 'Tromsø' },
  { id: 'france', parentId: 'aubrac', label: 'France', leafCount: 278 },
  { id: 'nasbinals', parentId: null, label: 'Atelier Nasbinals' },
]);
const ids = (rows: { id: string }[]) => rows.map(({ id }) => id);

test('a closed tree shows its roots', () => {
  expect(ids(visibleRows(tree, new Set()))).toEqual(['aubrac', 'nasbinals']);
});

test('what is open shows its children, one deeper, with their place among siblings', () => {
  const rows = visibleRows(tree, new Set(['aubrac', 'norge']));
  expect(ids(rows)).toEqual(['aubrac', 'norge', 'oslo', 'tromso', 'france', 'nasbinals']);
  expect(rows[3]).toEqual({
    id: 'tromso',
    depth: 2,
    branch: false,
    open: false,
    position: 2,
    siblings: 2,
  });
});

test('a branch inside a closed one is not shown, though it is open', () => {
  expect(ids(visibleRows(tree, new Set(['norge'])))).toEqual(['aubrac', 'nasbinals']);
});

test('a search shows the way to what it found and nothing else', () => {
  const find = treeSearcher(tree);
  expect(ids(rowsLeadingTo(tree, find('kjele'), new Set()))).toEqual(['aubrac', 'norge', 'tromso']);
  expect(ids(rowsLeadingTo(tree, find('zzz'), new Set()))).toEqual([]);
});

test('accents and Nordic letters need not be typed', () => {
  const find = treeSearcher(tree);
  expect(find('kjokkenhjornet')).toEqual(['oslo']);
  expect(find('TROMSO')).toEqual(['tromso']);
});

test('all words must be found, in name or place', () => {
  const find = treeSearcher(tree);
  expect(find('oslo bjor')).toEqual(['oslo']);
  expect(find('oslo kniv')).toEqual([]);
});

test('a group that was found itself can be opened to look inside', () => {
  const found = treeSearcher(tree)('norge');
  expect(ids(rowsLeadingTo(tree, found, new Set()))).toEqual(['aubrac', 'norge']);
  expect(rowsLeadingTo(tree, found, new Set())[1]).toMatchObject({ branch: true, open: false });
  expect(ids(rowsLeadingTo(tree, found, new Set(['norge'])))).toEqual([
    'aubrac',
    'norge',
    'oslo',
    'tromso',
  ]);
});

test('a branch that is not all here ends with a line for the rest', () => {
  const rows = visibleRows(tree, new Set(['aubrac', 'norge']), new Map([['norge', 36]]));
  expect(ids(rows)).toEqual(['aubrac', 'norge', 'oslo', 'tromso', 'norge…', 'france', 'nasbinals']);
  expect(rows[2]).toMatchObject({ position: 1, siblings: 38 });
  expect(rows[4]).toMatchObject({ more: { of: 'norge', count: 36 }, position: 3, siblings: 38 });
});

test('what is chosen but not met yet stands among the chosen only', () => {
  const loose = { id: 'bergen', parentId: 'aubrac', label: 'Bergen', loose: true };
  const withLoose = indexTree([...tree.nodes.values(), loose]);
  expect(ids(visibleRows(withLoose, new Set(['aubrac'])))).not.toContain('bergen');
  expect(ids(rowsLeadingTo(withLoose, ['bergen'], new Set()))).toEqual(['aubrac', 'bergen']);
});

test('a group that a search found opens without what is chosen in it and not met yet', () => {
  const bergen = { id: 'bergen', parentId: 'norge', label: 'Bergen', loose: true };
  const withLoose = indexTree([...tree.nodes.values(), bergen]);
  const rows = rowsLeadingTo(withLoose, ['norge'], new Set(['norge']));
  expect(ids(rows)).toEqual(['aubrac', 'norge', 'oslo', 'tromso']);
});
