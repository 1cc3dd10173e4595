import type { TreeNode } from './tree-node.ts';

/** An index over a tree, so that lookups among 20,000 leaves take constant time. */
export type TreeIndex = {
  nodes: ReadonlyMap<string, TreeNode>;
  children: ReadonlyMap<string | null, readonly string[]>;
  leafCounts: ReadonlyMap<string, number>;
};

/** The order among siblings is that of the list; a node given twice counts as given last. */
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

/** A count that was given is believed: of a group that is half loaded we see fewer than there are. */
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
