import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  ancestorsOf,
  childrenOf,
  chosenBelow,
  chosenLeafCount,
  indexTree,
  isBranch,
  isChosen,
  nodeCheckState,
  type TreeIndex,
  type TreeNode,
  type TreeSelection,
  toggleNode,
} from './tree-index.ts';

const tree = indexTree([
  { id: 'aubrac', parentId: null, label: 'Maison Aubrac' },
  { id: 'dach', parentId: 'aubrac', label: 'Deutschland, Österreich, Schweiz' },
  { id: 'freiburg', parentId: 'dach', label: 'Haushaltswaren Lindenmüller' },
  { id: 'salzburg', parentId: 'dach', label: 'Vinothek Schlossberg' },
  { id: 'norge', parentId: 'aubrac', label: 'Norge' },
  { id: 'oslo', parentId: 'norge', label: 'Kjøkkenhjørnet Bjørvika' },
  { id: 'france', parentId: 'aubrac', label: 'France', leafCount: 278 },
]);
const chosen = (...ids: string[]): TreeSelection => new Set(ids);
const check = (selection: TreeSelection, id: string) =>
  nodeCheckState(tree, selection, chosenBelow(tree, selection), id);

describe('choosing', () => {
  test('a group covers its locations and its brand is half chosen', () => {
    const selection = toggleNode(tree, chosen(), 'dach');
    expect([...selection]).toEqual(['dach']);
    expect(check(selection, 'freiburg')).toBe('all');
    expect(check(selection, 'aubrac')).toBe('some');
    expect(check(selection, 'norge')).toBe('none');
  });
  test('a group takes the place of its locations that were chosen before', () => {
    expect([...toggleNode(tree, chosen('freiburg', 'oslo'), 'dach')]).toEqual(['oslo', 'dach']);
  });
  test('every location of a group does not choose the group, so later members are not included', () => {
    const selection = toggleNode(tree, chosen('freiburg'), 'salzburg');
    expect(check(selection, 'dach')).toBe('some');
    expect([...toggleNode(tree, selection, 'dach')]).toEqual(['dach']);
  });
});

describe('releasing', () => {
  test('one location of a chosen brand leaves all others chosen', () => {
    const selection = toggleNode(tree, chosen('aubrac'), 'freiburg');
    expect([...selection].toSorted()).toEqual(['france', 'norge', 'salzburg']);
    expect(check(selection, 'freiburg')).toBe('none');
  });
  test('a chosen group is released as a whole', () => {
    expect([...toggleNode(tree, chosen('dach', 'oslo'), 'dach')]).toEqual(['oslo']);
  });
});

test('locations that are not loaded yet are counted', () => {
  expect(chosenLeafCount(tree, chosen('aubrac'))).toBe(281);
  expect(chosenLeafCount(tree, chosen('dach', 'oslo'))).toBe(3);
  expect(isBranch(tree, 'france')).toBe(true);
  expect(isBranch(tree, 'oslo')).toBe(false);
});

const anyTree = fc.array(fc.nat(), { minLength: 1, maxLength: 40 }).map((seeds) =>
  seeds.map<TreeNode>((seed, index) => ({
    id: `n${index}`,
    parentId: index === 0 || seed % 5 === 0 ? null : `n${seed % index}`,
    label: `Node ${index}`,
  })),
);
const anyRun = fc.tuple(anyTree, fc.array(fc.nat(), { maxLength: 25 }));

function leavesChosen(index: TreeIndex, selection: TreeSelection): string[] {
  return [...index.nodes.keys()].filter(
    (id) => !isBranch(index, id) && isChosen(index, selection, id),
  );
}

function lookAfterEach(
  nodes: TreeNode[],
  touches: number[],
  look: (index: TreeIndex, before: TreeSelection, after: TreeSelection, id: string) => void,
): void {
  const index = indexTree(nodes);
  let selection: TreeSelection = new Set();
  for (const touch of touches) {
    const id = `n${touch % nodes.length}`;
    const next = toggleNode(index, selection, id);
    look(index, selection, next, id);
    selection = next;
  }
}

describe('whatever is touched in whatever tree', () => {
  test('no chosen node lies below another', () => {
    fc.assert(
      fc.property(anyRun, ([nodes, touches]) =>
        lookAfterEach(nodes, touches, (index, _before, after) => {
          for (const id of after)
            expect(ancestorsOf(index, id).some((ancestor) => after.has(ancestor))).toBe(false);
        }),
      ),
    );
  });

  test('only leaves below the touched node change, and all of them do', () => {
    fc.assert(
      fc.property(anyRun, ([nodes, touches]) =>
        lookAfterEach(nodes, touches, (index, before, after, id) => {
          const becomes = !isChosen(index, before, id);
          for (const leaf of index.nodes.keys()) {
            if (isBranch(index, leaf)) continue;
            const below = leaf === id || ancestorsOf(index, leaf).includes(id);
            expect(isChosen(index, after, leaf)).toBe(
              below ? becomes : isChosen(index, before, leaf),
            );
          }
        }),
      ),
    );
  });

  test('a box is full when it or something above is chosen, half when only something below is', () => {
    fc.assert(
      fc.property(anyRun, ([nodes, touches]) =>
        lookAfterEach(nodes, touches, (index, _before, after) => {
          const below = chosenBelow(index, after);
          for (const id of index.nodes.keys()) {
            const check = nodeCheckState(index, after, below, id);
            const inside = [...after].some((each) => ancestorsOf(index, each).includes(id));
            const whole = [id, ...ancestorsOf(index, id)].some((each) => after.has(each));
            expect(check).toBe(whole ? 'all' : inside ? 'some' : 'none');
          }
        }),
      ),
    );
  });

  test('the count is the number of leaves that are covered', () => {
    fc.assert(
      fc.property(anyRun, ([nodes, touches]) =>
        lookAfterEach(nodes, touches, (index, _before, after) => {
          expect(chosenLeafCount(index, after)).toBe(leavesChosen(index, after).length);
        }),
      ),
    );
  });
});

test('20,000 locations are indexed, chosen and counted in no more than their share of time', () => {
  // Ten times as many must take about ten times as long; a quadratic search would take a hundred times.
  expect(quickest(200) / quickest(20)).toBeLessThan(50);
});

/** CPU time of the best of some attempts, so that a busy machine does not matter. */
function quickest(groups: number): number {
  return Math.min(...Array.from({ length: 7 }, () => chooseAmong(groups)));
}

function chooseAmong(groups: number): number {
  const nodes: TreeNode[] = [{ id: 'brand', parentId: null, label: 'Brand' }];
  for (let group = 0; group < groups; group += 1) {
    nodes.push({ id: `g${group}`, parentId: 'brand', label: `Group ${group}` });
    for (let place = 0; place < 100; place += 1)
      nodes.push({ id: `g${group}p${place}`, parentId: `g${group}`, label: `Place ${place}` });
  }
  const before = process.cpuUsage();
  const index = indexTree(nodes);
  const selection = toggleNode(index, new Set(['brand']), 'g7p3');
  const below = chosenBelow(index, selection);
  expect(chosenLeafCount(index, selection)).toBe(100 * groups - 1);
  expect(nodeCheckState(index, selection, below, 'g7')).toBe('some');
  expect(childrenOf(index, 'g7')).toHaveLength(100);
  const { user, system } = process.cpuUsage(before);
  return user + system;
}
