import { expect, test } from 'vitest';
import type { AssociationNode } from '#modules/directory/contract/associations.ts';
import {
  chosenBelow,
  indexTree,
  nodeCheckState,
  toggleNode,
} from '#platform/web/tree-picker/tree-index.ts';
import {
  type ChosenPlace,
  chosenAfter,
  looseNodes,
  toTreeNode,
  toTreeSelection,
  treeNodeId,
} from './place-tree.ts';

const place = (
  kind: AssociationNode['kind'],
  id: string,
  parentId: string | null,
  locations = 1,
): AssociationNode => ({
  kind,
  id,
  parentId,
  name: id,
  detail: '',
  code: '',
  locations,
  groups: 0,
  children: kind !== 'location',
  hasRepresentative: false,
});
const known = new Map(
  [
    place('brand', 'brand', null, 3),
    place('group', 'norge', 'brand', 2),
    place('group', 'coast', 'brand', 2),
    place('location', 'oslo', 'norge'),
    place('location', 'bergen', 'norge'),
    place('location', 'bergen', 'coast'),
  ].map((each) => [treeNodeId(each), each]),
);
const chosen = (kind: ChosenPlace['kind'], id: string, groupIds: string[] = []): ChosenPlace => ({
  kind,
  id,
  name: id,
  detail: '',
  locations: 1,
  hasRepresentative: false,
  groupIds,
});
const after = (before: ChosenPlace[], next: string[]) =>
  chosenAfter({
    chosen: before,
    before: toTreeSelection(before, known),
    after: new Set(next),
    known,
  }).map(({ id }) => id);

test('a location of two groups is ticked in both and counted once [USR-06]', () => {
  expect([...toTreeSelection([chosen('location', 'bergen')], known)]).toEqual([
    'bergen@norge',
    'bergen@coast',
  ]);
  expect(after([], ['bergen@coast'])).toEqual(['bergen']);
});

test('taking it out of one group takes it out of the choice', () => {
  expect(after([chosen('location', 'bergen')], ['bergen@norge'])).toEqual([]);
});

test('a group takes the place of its single locations', () => {
  expect(after([chosen('location', 'oslo')], ['norge'])).toEqual(['norge']);
});

test('taking one out of a chosen group leaves the others one by one', () => {
  expect(after([chosen('group', 'norge')], ['bergen@norge'])).toEqual(['bergen']);
});

test('a selected location that is not loaded in the tree appears only among the selected', () => {
  const far = chosen('location', 'tromso');
  expect([...toTreeSelection([far], known)]).toEqual(['tromso@']);
  expect(looseNodes([far, chosen('location', 'oslo')], known, 'brand')).toEqual([
    { id: 'tromso@', parentId: 'brand', label: 'tromso', loose: true },
  ]);
});

test('a group is half checked by a selected location in it before it is opened [USR-06]', () => {
  const far = chosen('location', 'tromso', ['nobody-met', 'norge']);
  const tree = indexTree([
    ...[...known.values()].map(toTreeNode),
    ...looseNodes([far], known, 'brand'),
  ]);
  const selection = toTreeSelection([far], known);
  const checks = ['brand', 'norge', 'coast'].map((id) =>
    nodeCheckState(tree, selection, chosenBelow(tree, selection), id),
  );
  expect(checks).toEqual(['some', 'some', 'none']);
  expect(after([far], [...toggleNode(tree, selection, 'norge')])).toEqual(['norge']);
});
