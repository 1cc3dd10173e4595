import { ancestorsOf, childrenOf, isBranch, type TreeIndex } from './tree-index.ts';

/** One visible line of the tree, with what a screen reader says about its place. */
export type TreeRow = {
  id: string;
  depth: number;
  branch: boolean;
  open: boolean;
  position: number;
  siblings: number;
};

/** Only what is open is walked, so a closed tree of 20,000 costs as much as what one sees of it. */
export function visibleRows(tree: TreeIndex, open: ReadonlySet<string>): TreeRow[] {
  const rows: TreeRow[] = [];
  const walk = (parent: string | null, depth: number) => {
    const ids = childrenOf(tree, parent);
    for (const [index, id] of ids.entries()) {
      const branch = isBranch(tree, id);
      const isOpen = branch && open.has(id);
      rows.push({ id, depth, branch, open: isOpen, position: index + 1, siblings: ids.length });
      if (isOpen) walk(id, depth + 1);
    }
  };
  walk(null, 0);
  return rows;
}

/** The nodes given and the way to them, all open: what a search shows. A group that was found can be opened. */
export function rowsLeadingTo(
  tree: TreeIndex,
  found: Iterable<string>,
  open: ReadonlySet<string>,
): TreeRow[] {
  const kept = new Set<string>();
  for (const id of found) {
    kept.add(id);
    for (const ancestor of ancestorsOf(tree, id)) kept.add(ancestor);
  }
  const rows: TreeRow[] = [];
  const walk = (ids: readonly string[], depth: number) => {
    for (const [index, id] of ids.entries()) {
      const inside = childrenOf(tree, id).filter((child) => kept.has(child));
      const branch = isBranch(tree, id);
      const isOpen = inside.length > 0 || (branch && open.has(id));
      rows.push({ id, depth, branch, open: isOpen, position: index + 1, siblings: ids.length });
      if (isOpen) walk(inside.length > 0 ? inside : childrenOf(tree, id), depth + 1);
    }
  };
  walk(
    childrenOf(tree, null).filter((id) => kept.has(id)),
    0,
  );
  return rows;
}
