import type { ReactNode } from 'react';

/** A brand, a group or a location; any item of a hierarchy. */
export type TreeNode = {
  id: string;
  /** Null for a root. */
  parentId: string | null;
  label: string;
  /** Distinguishes the node, for example a city or a code. The search covers it too. */
  note?: string;
  icon?: ReactNode;
  /** Leaves below that are not loaded yet; a node without children and without this is a leaf. */
  leafCount?: number;
  /** Selected, but its position is not known yet: it appears only among the selected nodes. */
  loose?: boolean;
};

/** An index over a tree, so that lookups among 20,000 leaves take constant time. */
export type TreeIndex = {
  nodes: ReadonlyMap<string, TreeNode>;
  children: ReadonlyMap<string | null, readonly string[]>;
  leafCounts: ReadonlyMap<string, number>;
};

/** Siblings have the order of the list; of duplicate nodes the last one counts. */
export function indexTree(list: readonly TreeNode[]): TreeIndex {
  const nodes = new Map(list.map((node) => [node.id, node]));
  const children = new Map<string | null, string[]>();
  for (const { id, parentId } of nodes.values()) {
    const siblings = children.get(parentId);
    siblings ? siblings.push(id) : children.set(parentId, [id]);
  }
  return { nodes, children, leafCounts: countLeaves(nodes, children) };
}

export function childrenOf(tree: TreeIndex, id: string | null): readonly string[] {
  return tree.children.get(id) ?? [];
}

/** A node whose children are not loaded yet is already a branch. */
export function isBranch(tree: TreeIndex, id: string): boolean {
  return tree.children.has(id) || tree.nodes.get(id)?.leafCount !== undefined;
}

/** From the parent up to the root. */
export function ancestorsOf(tree: TreeIndex, id: string): string[] {
  const found: string[] = [];
  let parent = tree.nodes.get(id)?.parentId ?? null;
  while (parent !== null) {
    found.push(parent);
    parent = tree.nodes.get(parent)?.parentId ?? null;
  }
  return found;
}

/** A given count has precedence, because a half-loaded group has fewer loaded leaves than it contains. */
function countLeaves(
  nodes: ReadonlyMap<string, TreeNode>,
  children: ReadonlyMap<string | null, readonly string[]>,
): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  const count = (id: string): number => {
    const below = (children.get(id) ?? []).map(count);
    const seen = below.length === 0 ? 1 : below.reduce((sum, leaves) => sum + leaves, 0);
    const leaves = nodes.get(id)?.leafCount ?? seen;
    counts.set(id, leaves);
    return leaves;
  };
  for (const id of children.get(null) ?? []) count(id);
  return counts;
}

/**
 * The selected nodes, none below another: a selected group includes all its members, also future ones. So selecting
 * every location of a group differs from selecting the group.
 */
export type TreeSelection = ReadonlySet<string>;

export type TreeCheck = 'none' | 'some' | 'all';

/** Number of selected nodes below each branch, computed once per change for all rows. */
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

/** Removing a node from a selected group selects its siblings individually. */
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

/** Number of leaves in the selection, including those of groups that are not loaded. */
export function chosenLeafCount(tree: TreeIndex, selection: TreeSelection): number {
  let sum = 0;
  for (const id of selection) sum += tree.leafCounts.get(id) ?? 1;
  return sum;
}
