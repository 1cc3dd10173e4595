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

test('an open node shows its children one level deeper, with their position among siblings', () => {
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

test('a search shows the path to each result and nothing else', () => {
  const find = treeSearcher(tree);
  expect(ids(rowsLeadingTo(tree, find('kjele'), new Set()))).toEqual(['aubrac', 'norge', 'tromso']);
  expect(ids(rowsLeadingTo(tree, find('zzz'), new Set()))).toEqual([]);
});

test('accents and Nordic letters need not be typed', () => {
  const find = treeSearcher(tree);
  expect(find('kjokkenhjornet')).toEqual(['oslo']);
  expect(find('TROMSO')).toEqual(['tromso']);
});

test('every search term must match the name or the place', () => {
  const find = treeSearcher(tree);
  expect(find('oslo bjor')).toEqual(['oslo']);
  expect(find('oslo kniv')).toEqual([]);
});

test('a group that matches a search can be opened to show its content', () => {
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

test('a chosen node that is not loaded yet is shown only among the chosen nodes', () => {
  const loose = { id: 'bergen', parentId: 'aubrac', label: 'Bergen', loose: true };
  const withLoose = indexTree([...tree.nodes.values(), loose]);
  expect(ids(visibleRows(withLoose, new Set(['aubrac'])))).not.toContain('bergen');
  expect(ids(rowsLeadingTo(withLoose, ['bergen'], new Set()))).toEqual(['aubrac', 'bergen']);
});

test('a group found by a search opens without its chosen nodes that are not loaded yet', () => {
  const bergen = { id: 'bergen', parentId: 'norge', label: 'Bergen', loose: true };
  const withLoose = indexTree([...tree.nodes.values(), bergen]);
  const rows = rowsLeadingTo(withLoose, ['norge'], new Set(['norge']));
  expect(ids(rows)).toEqual(['aubrac', 'norge', 'oslo', 'tromso']);
});
