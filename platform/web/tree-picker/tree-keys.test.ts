import { describe, expect, test } from 'vitest';
import { indexTree } from './tree-index.ts';
import { treeStep, typedRow, visibleRows } from './tree-rows.ts';

const tree = indexTree([
  { id: 'aubrac', parentId: null, label: 'Maison Aubrac' },
  { id: 'norge', parentId: 'aubrac', label: 'Norge' },
  { id: 'oslo', parentId: 'norge', label: 'Oslo' },
  { id: 'france', parentId: 'aubrac', label: 'France', leafCount: 2 },
  { id: 'nasbinals', parentId: null, label: 'Atelier Nasbinals' },
]);
const rows = visibleRows(tree, new Set(['aubrac', 'norge']));
const on = (id: string, key: string) =>
  treeStep(
    key,
    rows,
    rows.findIndex((row) => row.id === id),
    10,
  );
const to = (id: string) => ({ kind: 'move', index: rows.findIndex((row) => row.id === id) });

describe('the right arrow', () => {
  test('opens a closed node', () => {
    expect(on('france', 'ArrowRight')).toEqual({ kind: 'open', id: 'france' });
  });
  test('moves into an open node', () => {
    expect(on('norge', 'ArrowRight')).toEqual(to('oslo'));
  });
  test('does nothing on a location', () => {
    expect(on('oslo', 'ArrowRight')).toBeNull();
  });
});

describe('the left arrow', () => {
  test('closes an open node', () => {
    expect(on('norge', 'ArrowLeft')).toEqual({ kind: 'close', id: 'norge' });
  });
  test('moves to the parent', () => {
    expect(on('oslo', 'ArrowLeft')).toEqual(to('norge'));
    expect(on('france', 'ArrowLeft')).toEqual(to('aubrac'));
  });
  test('does nothing at the top', () => {
    expect(on('nasbinals', 'ArrowLeft')).toBeNull();
  });
});

test('up, down, Home and End move through the visible rows and stop at the ends', () => {
  expect(on('oslo', 'ArrowDown')).toEqual(to('france'));
  expect(on('aubrac', 'ArrowUp')).toEqual(to('aubrac'));
  expect(on('oslo', 'End')).toEqual(to('nasbinals'));
  expect(on('oslo', 'Home')).toEqual(to('aubrac'));
  expect(on('aubrac', 'PageDown')).toEqual(to('nasbinals'));
});

test('Space and Enter choose', () => {
  expect(on('oslo', ' ')).toEqual({ kind: 'toggle', id: 'oslo' });
  expect(on('oslo', 'Enter')).toEqual({ kind: 'toggle', id: 'oslo' });
});

test('a letter goes to the next name that begins with it and comes round', () => {
  const names = ['maison aubrac', 'norge', 'oslo', 'france', 'norddeutschland'];
  expect(typedRow(names, 1, 'n')).toBe(4);
  expect(typedRow(names, 4, 'n')).toBe(1);
  expect(typedRow(names, 1, 'nord')).toBe(4);
  expect(typedRow(names, 1, 'no')).toBe(1);
  expect(typedRow(names, 1, 'x')).toBeNull();
});
