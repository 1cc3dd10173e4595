import { useMemo, useState } from 'react';
import { indexTree, type TreeIndex, type TreeNode } from './tree-index.ts';
import { placedIn } from './tree-rows.ts';

/** One page of a branch's children, and their total. */
export type LoadChildren = (
  id: string,
  page: number,
) => Promise<{ nodes: readonly TreeNode[]; total: number }>;

/** Children that came with the branch; a search may have loaded more. */
type Loaded = { pages: number; seen: number; total: number };

/** The given tree plus loaded nodes; a branch loads page by page. */
export function useLoadedTree(nodes: readonly TreeNode[], loadChildren?: LoadChildren) {
  const [extra, setExtra] = useState<readonly TreeNode[]>([]);
  const [loaded, setLoaded] = useState<ReadonlyMap<string, Loaded>>(new Map());
  const [loading, setLoading] = useState<ReadonlySet<string>>(new Set());
  const [failed, setFailed] = useState<{ id: string; error: unknown } | null>(null);
  const given = useMemo(() => indexTree(nodes), [nodes]);
  const tree = useMemo<TreeIndex>(
    () => (extra.length === 0 ? given : indexTree([...withoutDouble(nodes, extra), ...extra])),
    [nodes, extra, given],
  );
  const remaining = useMemo(
    () =>
      new Map(
        [...loaded].map(([id, { total }]) => [id, Math.max(0, total - placedIn(tree, id).length)]),
      ),
    [loaded, tree],
  );

  /** Whether some of its children are not loaded. */
  const hasMissingChildren = (id: string) => {
    if (loadChildren === undefined || tree.nodes.get(id)?.leafCount === undefined) return false;
    const before = loaded.get(id);
    return before ? before.seen < before.total : placedIn(given, id).length === 0;
  };

  /** Loads the next page of a branch, or all of them; returns the new nodes. */
  const load = async (id: string, howMuch: 'page' | 'all' = 'page'): Promise<TreeNode[]> => {
    if (!loadChildren || !hasMissingChildren(id) || loading.has(id)) return [];
    setFailed(null);
    setLoading((before) => new Set(before).add(id));
    const found: TreeNode[] = [];
    try {
      let state = loaded.get(id) ?? { pages: 0, seen: 0, total: Number.POSITIVE_INFINITY };
      while (state.seen < state.total && (howMuch === 'all' || found.length === 0)) {
        const page = await loadChildren(id, state.pages + 1);
        found.push(...page.nodes);
        const seen = state.seen + page.nodes.length;
        state = { pages: state.pages + 1, seen, total: page.nodes.length > 0 ? page.total : seen };
      }
      const isFirst = !loaded.has(id);
      setExtra((before) => placed(before, id, found, isFirst));
      const after = state;
      setLoaded((before) => new Map(before).set(id, after));
      return found;
    } catch (error) {
      setFailed({ id, error });
      throw error;
    } finally {
      setLoading((before) => new Set([...before].filter((other) => other !== id)));
    }
  };

  const add = (found: readonly TreeNode[]) =>
    setExtra((before) => withoutDouble(before, found).concat(found));

  return { tree, remaining, load, add, hasMissingChildren, loading, failed };
}

/** A node found by a search may belong to the branch too; the branch determines its position. */
function placed(
  before: readonly TreeNode[],
  parent: string,
  found: readonly TreeNode[],
  isFirst: boolean,
): readonly TreeNode[] {
  const others = isFirst ? before.filter(({ parentId }) => parentId !== parent) : before;
  return withoutDouble(others, found).concat(found);
}

function withoutDouble(before: readonly TreeNode[], found: readonly TreeNode[]): TreeNode[] {
  const ids = new Set(found.map(({ id }) => id));
  return before.filter(({ id }) => !ids.has(id));
}
