import { ancestorsOf, childrenOf, type TreeIndex } from './tree-index.ts';

/**
 * The selected nodes, none below another: a selected group includes all its members, also future ones. So selecting
 * every location of a group differs from selecting the group.
 */
export type TreeSelection = ReadonlySet<string>;

export type TreeCheck = 'none' | 'some' | 'all';

/** How many chosen nodes lie below each branch; made once per change, then every row is read from it. */
export type ChosenBelow = ReadonlyMap<string, number>;

export function chosenBelow(tree: TreeIndex, selection: TreeSelection): ChosenBelow {
  const counts = new Map<string, number>();
  for (const id of selection)
    for (const ancestor of ancestorsOf(tree, id))
      counts.set(ancestor, (counts.get(ancestor) ?? 0) + 1);
  return counts;
}

export function nodeCheckState(
  tree: TreeIndex,
  selection: TreeSelection,
  below: ChosenBelow,
  id: string,
): TreeCheck {
  if (isChosen(tree, selection, id)) return 'all';
  return below.has(id) ? 'some' : 'none';
}

export function isChosen(tree: TreeIndex, selection: TreeSelection, id: string): boolean {
  return selection.has(id) || ancestorsOf(tree, id).some((ancestor) => selection.has(ancestor));
}

export function toggleNode(tree: TreeIndex, selection: TreeSelection, id: string): TreeSelection {
  return isChosen(tree, selection, id) ? release(tree, selection, id) : choose(tree, selection, id);
}

function choose(tree: TreeIndex, selection: TreeSelection, id: string): TreeSelection {
  const next = new Set<string>();
  for (const chosen of selection) if (!ancestorsOf(tree, chosen).includes(id)) next.add(chosen);
  return next.add(id);
}

/** Taking one out of a chosen group leaves its siblings chosen one by one. */
function release(tree: TreeIndex, selection: TreeSelection, id: string): TreeSelection {
  const next = new Set(selection);
  if (next.delete(id)) return next;
  const path = [id, ...ancestorsOf(tree, id)];
  const chosenAt = path.findIndex((step) => selection.has(step));
  for (const [index, step] of path.slice(0, chosenAt + 1).entries()) {
    next.delete(step);
    if (index === chosenAt) break;
    const parent = path[index + 1] ?? null;
    for (const sibling of childrenOf(tree, parent)) if (sibling !== step) next.add(sibling);
  }
  return next;
}

/** How many leaves the choice covers, those of groups that are not loaded included. */
export function chosenLeafCount(tree: TreeIndex, selection: TreeSelection): number {
  let sum = 0;
  for (const id of selection) sum += tree.leafCounts.get(id) ?? 1;
  return sum;
}
